import type { ReportCard } from '@corridor/contract/reports/report'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { median } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { isSchoolDayIn, weeksOf } from '../days/weeks.ts'
import { seesSumsAlone } from '../reader.ts'
import { remembered } from '../remembered.ts'
import { headcount, joinedAfter, knownIn } from '../roster/joined.ts'
import type { Source } from '../source.ts'
import type { Figures, Kept } from '../tally/figures.ts'
import { opening } from '../visits/opening.ts'

type Tile = Extract<Block, { kind: 'facts' }>['items'][number]

/** The card of counts that stand above everything else. */
export async function headline(source: Source): Promise<ReportCard> {
  const figures = (await source.tallies()).total
  const items = seesSumsAlone(source.reader)
    ? [visitsTile(source, figures), educatorsTile(figures)]
    : [
        visitsTile(source, figures),
        ...(await rosterTiles(source, figures)),
        followTile('Sent within 1 school day', figures.sentInTime, 'in-time'),
        followTile('Reply or talk within 5 days', figures.answered, 'answered'),
      ]
  return { key: 'headline', title: '', line: '', size: 'full', blocks: [{ kind: 'facts', items }] }
}

function visitsTile({ span, years }: Source, { all, coaching }: Figures): Tile {
  const weeks = weeksOf(span, years).filter(({ closure }) => closure === null).length
  const inThem = coaching > 0 ? `, ${counted(coaching, 'coaching visit')} among them` : ''
  return withOpening(
    {
      label: 'Visits',
      value: String(all),
      note: `${counted(weeks, 'instructional week')}${inThem}`,
    },
    opening(all),
  )
}

function educatorsTile({ educators }: Figures): Tile {
  return { label: 'Educators visited', value: String(educators.size) }
}

/** Tiles about the educators who teach there now: coverage before anything else. */
async function rosterTiles(source: Source, figures: Figures): Promise<Tile[]> {
  const roster = await source.roster()
  if (roster.length === 0) return [educatorsTile(figures)]
  const known = knownIn(roster)
  const seen = [...figures.educators].flatMap(([id, { lastOn }]) => (known.has(id) ? (lastOn ?? []) : []))
  const joined = joinedAfter(roster, source.span.from)
  const newcomers = headcount(joined)
  const [only] = joined
  return [
    {
      label: 'Educators visited',
      value: `${seen.length} of ${headcount(roster)}`,
      note:
        only && newcomers === 1
          ? `1 joined ${shortDay(only.joinedOn)}`
          : `${counted(newcomers, 'educator')} joined since ${shortDay(source.span.from)}`,
    },
    waitTile(source, seen),
  ]
}

function waitTile({ span, years }: Source, days: readonly Day[]): Tile {
  const label = 'School days since last visit'
  const open = openDays(days, span.to, (day) => isSchoolDayIn(years, day))
  const daysSince = remembered((day: Day) => open.filter((it) => it > day).length)
  const waits = days.map(daysSince).sort((a, b) => a - b)
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

function followTile(label: string, { kept, due }: Kept, follow: string): Tile {
  if (due === 0) return { label, value: 'None due yet' }
  const note = due >= 5 ? `${Math.round((100 * kept) / due)}%` : 'too few for a percentage'
  return withOpening({ label, value: `${kept} of ${due}`, note }, opening(kept, { follow }))
}

function withOpening(tile: Tile, opens: Tile['opens']): Tile {
  return opens ? { ...tile, opens } : tile
}
