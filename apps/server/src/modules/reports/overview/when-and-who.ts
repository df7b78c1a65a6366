import type { ReportCard } from '@corridor/contract/reports/report'
import type { Day } from '@corridor/domain/calendar/calendar'
import { weekday } from '@corridor/domain/calendar/days'
import { lessonParts } from '@corridor/domain/observation/observation-words'
import type { Tallies } from '@corridor/domain/report/report-shapes'
import { counted } from '@corridor/domain/words/count-words'
import { nameObservers } from '../names.ts'
import { seesSumsAlone } from '../reader.ts'
import { remembered } from '../remembered.ts'
import type { Source } from '../source.ts'
import { type Narrower, opening } from '../visits/opening.ts'
import type { CountedVisit } from '../visits/visits-of.ts'

type Group = Tallies['groups'][number]

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const partTitles = { beginning: 'Start', middle: 'Middle', end: 'End' } as const

/** When visits were, and who made them. Never a ranking: days and periods in their order, people A to Z. */
export async function whenAndWho(source: Source): Promise<ReportCard | undefined> {
  if (seesSumsAlone(source.reader)) return undefined
  const open = (await source.visits()).filter((it) => it.isOpen)
  if (open.length === 0) return undefined
  const groups = [periods(source, open), byWeekday(open), byPart(open), await byObserver(source, open)]
  return {
    key: 'when',
    title: 'When and who',
    line: `${counted(open.length, 'visit')}, counts`,
    size: 'third',
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
        n: open.length,
        counted: counted(open.length, 'visit'),
      },
    ],
  }
}

/** Those of the bell schedule, where one school has one, and any other that was noted. */
function periods({ schools }: Source, open: readonly CountedVisit[]): Group {
  const [only] = schools
  const scheduled = schools.length === 1 ? (only?.bellSchedule ?? []).map(({ name }) => name) : []
  const tally = tallied(open, ({ period }) => period)
  const noted = [...tally.keys()].filter((it) => it !== null)
  const names = [
    ...new Set([...scheduled, ...noted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))]),
  ]
  return {
    title: 'Period',
    rows: [
      ...names.map((name) => row(name, tally.get(name), { periods: [name] })),
      ...missing(tally.get(null), { periods: ['not-noted'] }),
    ],
  }
}

function byWeekday(open: readonly CountedVisit[]): Group {
  const dayOf = remembered(isoDay)
  const tally = tallied(open, ({ startedOn }) => dayOf(startedOn))
  return {
    title: 'Weekday',
    rows: weekdays
      .map((label, place) => row(label, tally.get(place + 1), { weekdays: [place + 1] }))
      .filter(({ n }, place) => n > 0 || place < 5),
  }
}

function byPart(open: readonly CountedVisit[]): Group {
  const tally = tallied(open, ({ partOfLesson }) => partOfLesson)
  return {
    title: 'Part of lesson',
    rows: [
      ...lessonParts.map((part) => row(partTitles[part], tally.get(part), { parts: [part] })),
      ...missing(tally.get(null), { parts: ['not-noted'] }),
    ],
  }
}

async function byObserver(source: Source, open: readonly CountedVisit[]): Promise<Group> {
  const observers = await nameObservers(source, open)
  const tally = tallied(open, ({ observerId }) => observerId)
  return {
    title: 'Observer',
    rows: observers.map(({ id, name }) => row(name, tally.get(id), { observers: [id] })),
  }
}

function row(label: string, n = 0, narrower: Narrower): Group['rows'][number] {
  const opens = opening(n, narrower)
  return opens ? { label, n, opens } : { label, n }
}

function missing(n: number | undefined, narrower: Narrower) {
  return n ? [row('Not noted', n, narrower)] : []
}

/** How many there are of each kind. */
function tallied<Key>(open: readonly CountedVisit[], keyOf: (visit: CountedVisit) => Key): Map<Key, number> {
  const tally = new Map<Key, number>()
  for (const visit of open) {
    const key = keyOf(visit)
    tally.set(key, (tally.get(key) ?? 0) + 1)
  }
  return tally
}

function isoDay(day: Day): number {
  return ((weekday(day) + 6) % 7) + 1
}
