import type { ReportCard } from '@corridor/contract/reports/report'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { median } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { isSchoolDayIn, weeksOf } from '../days/weeks.ts'
import { distinct } from '../framed.ts'
import { seesSumsAlone } from '../reader.ts'
import type { Source } from '../source.ts'
import { opening } from '../visits/opening.ts'
import type { CountedVisit } from '../visits/visits-of.ts'

type Tile = Extract<Block, { kind: 'facts' }>['items'][number]

/** The counts that stand above everything else. */
export async function headline(source: Source): Promise<ReportCard> {
  const visits = await source.visits()
  const open = visits.filter((it) => it.isOpen)
  const items = seesSumsAlone(source.reader)
    ? [visitsTile(source, visits), educatorsTile(visits)]
    : [
        visitsTile(source, visits),
        ...(await rosterTiles(source, visits, open)),
        followTile('Sent within 1 school day', open, 'isSentInTime', 'in-time'),
        followTile('Reply or talk within 5 days', open, 'isAnswered', 'answered'),
      ]
  return { key: 'headline', title: '', line: '', size: 'full', blocks: [{ kind: 'facts', items }] }
}

function visitsTile({ span, years }: Source, visits: readonly CountedVisit[]): Tile {
  const weeks = weeksOf(span, years).filter(({ closure }) => closure === null).length
  const coaching = visits.filter((it) => !it.isOpen && it.purpose === 'coaching').length
  const inThem = coaching > 0 ? `, ${counted(coaching, 'coaching visit')} among them` : ''
  return withOpening(
    {
      label: 'Visits',
      value: String(visits.length),
      note: `${counted(weeks, 'instructional week')}${inThem}`,
    },
    opening(visits.length),
  )
}

function educatorsTile(visits: readonly CountedVisit[]): Tile {
  return { label: 'Educators visited', value: String(distinct(visits, 'educatorId')) }
}

/** Of those who teach there now: coverage before anything else. */
async function rosterTiles(
  source: Source,
  visits: readonly CountedVisit[],
  open: readonly CountedVisit[],
): Promise<Tile[]> {
  const roster = await source.roster()
  if (roster.length === 0) return [educatorsTile(visits)]
  const lastOn = new Map<number, Day>()
  for (const { educatorId, startedOn } of open) lastOn.set(educatorId, startedOn)
  // Somebody who teaches at two schools is one educator.
  const educators = [...new Set(roster.map(({ id }) => id))]
  const seen = educators.filter((id) => lastOn.has(id))
  const joined = roster.filter(({ joinedOn }) => joinedOn > source.span.from)
  const [only] = joined
  return [
    {
      label: 'Educators visited',
      value: `${seen.length} of ${educators.length}`,
      note:
        only && joined.length === 1
          ? `1 joined ${shortDay(only.joinedOn)}`
          : `${counted(joined.length, 'educator')} joined since ${shortDay(source.span.from)}`,
    },
    waitTile(
      source,
      seen.flatMap((id) => lastOn.get(id) ?? []),
    ),
  ]
}

function waitTile({ span, years }: Source, days: readonly Day[]): Tile {
  const label = 'School days since last visit'
  const open = openDays(days, span.to, (day) => isSchoolDayIn(years, day))
  const waits = days.map((day) => open.filter((it) => it > day).length).sort((a, b) => a - b)
  const middle = median(waits)
  if (middle === undefined) return { label, value: 'No visit yet' }
  const late = waits[Math.ceil(0.9 * waits.length) - 1]
  const isEnough = waits.length >= 5
  return {
    label,
    value: `${middle} median`,
    note: isEnough ? `90th percentile ${late}` : `of ${counted(waits.length, 'educator')}`,
  }
}

/** The school days after the earliest of some days, up to the last one. */
function openDays(days: readonly Day[], to: Day, isSchoolDay: (day: Day) => boolean): Day[] {
  const [first] = [...days].sort()
  if (first === undefined) return []
  const all: Day[] = []
  for (let day = addDays(first, 1); day <= to; day = addDays(day, 1)) if (isSchoolDay(day)) all.push(day)
  return all
}

function followTile(
  label: string,
  open: readonly CountedVisit[],
  key: 'isSentInTime' | 'isAnswered',
  follow: string,
): Tile {
  const due = open.filter((it) => it[key] !== null)
  const kept = due.filter((it) => it[key])
  const tile = { label, value: `${kept.length} of ${due.length}` }
  const percent =
    due.length >= 5 ? `${Math.round((100 * kept.length) / due.length)}%` : 'too few for a percentage'
  return withOpening(
    { ...tile, note: due.length === 0 ? 'none is due yet' : percent },
    opening(kept.length, { follow }),
  )
}

function withOpening(tile: Tile, opens: Tile['opens']): Tile {
  return opens ? { ...tile, opens } : tile
}
