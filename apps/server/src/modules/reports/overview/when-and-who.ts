import type { ReportCard } from '@corridor/contract/reports/report'
import type { Day } from '@corridor/domain/calendar/calendar'
import { weekday } from '@corridor/domain/calendar/days'
import { sum } from '@corridor/domain/numbers/statistics'
import { lessonParts, lessonPartTitles } from '@corridor/domain/observation/observation-words'
import type { Tallies } from '@corridor/domain/report/report-shapes'
import { counted } from '@corridor/domain/words/count-words'
import { byNumbers } from '@corridor/domain/words/in-order'
import { seesSumsAlone } from '../reader.ts'
import type { Source } from '../source.ts'
import type { TallySum } from '../tally/figures.ts'
import { type Narrower, opening } from '../visits/opening.ts'
import { namesOfObservers } from '../visits/rows.queries.ts'

type Group = Tallies['groups'][number]

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The card of when visits were, and who made them. Never a ranking: days and periods in their order, people A to Z. */
export async function whenAndWho(source: Source): Promise<ReportCard | undefined> {
  if (seesSumsAlone(source.reader)) return undefined
  const figures = (await source.counts()).total
  const { open } = figures
  if (open === 0) return undefined
  const groups = [
    periods(source, figures),
    byWeekday(figures),
    byPart(figures),
    await byObserver(source, figures),
  ]
  return {
    key: 'when',
    title: 'When and who',
    line: `${counted(open, 'visit')}, counts`,
    size: source.schools.length > 1 ? 'half' : 'third',
    blocks: [
      {
        kind: 'chart',
        title: 'When and who',
        chart: { shape: 'tallies', groups },
        table: {
          columns: [{ title: 'By' }, { title: 'Value' }, { title: 'Visits', isNumber: true }],
          rows: groups.flatMap(({ title, rows }) => rows.map(({ label, n }) => [title, label, String(n)])),
          opens: groups.flatMap(({ rows }) => rows.map(({ opens }) => [null, null, opens ?? null])),
        },
        n: open,
        counted: counted(open, 'visit'),
      },
    ],
  }
}

/** The periods of the bell schedule, where one school has one, and any other that was noted. */
function periods({ schools }: Source, { open, periods: noted }: TallySum): Group {
  const [only] = schools
  const scheduled = schools.length === 1 ? (only?.bellSchedule ?? []).map(({ name }) => name) : []
  const others = [...noted.keys()].sort(byNumbers)
  const names = [...new Set([...scheduled, ...others])]
  return {
    title: 'Period',
    rows: [
      ...names.map((name) => row(name, noted.get(name), { periods: [name] })),
      ...missing(open - sum([...noted.values()]), { periods: ['not-noted'] }),
    ],
  }
}

function byWeekday({ days }: TallySum): Group {
  const tally = new Map<number, number>()
  for (const [day, n] of days) tally.set(isoDay(day), (tally.get(isoDay(day)) ?? 0) + n)
  return {
    title: 'Weekday',
    rows: weekdays
      .map((label, place) => row(label, tally.get(place + 1), { weekdays: [place + 1] }))
      .filter(({ n }, place) => n > 0 || place < 5),
  }
}

function byPart({ open, parts }: TallySum): Group {
  return {
    title: 'Part of lesson',
    rows: [
      ...lessonParts.map((part) => row(lessonPartTitles[part], parts.get(part), { parts: [part] })),
      ...missing(open - sum([...parts.values()]), { parts: ['not-noted'] }),
    ],
  }
}

async function byObserver({ db }: Source, { observers }: TallySum): Promise<Group> {
  const seen = [...observers].filter(([, { open }]) => open > 0)
  const named = await namesOfObservers(db, { ids: seen.map(([id]) => id) })
  return {
    title: 'Observer',
    rows: named.map(({ id, name }) => row(name, observers.get(id)?.open, { observers: [id] })),
  }
}

function row(label: string, n = 0, narrower: Narrower): Group['rows'][number] {
  const opens = opening(n, narrower)
  return opens ? { label, n, opens } : { label, n }
}

function missing(n: number, narrower: Narrower) {
  return n > 0 ? [row('Not noted', n, narrower)] : []
}

function isoDay(day: Day): number {
  return ((weekday(day) + 6) % 7) + 1
}
