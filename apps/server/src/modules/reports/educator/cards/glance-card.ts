import type { ReportCard } from '@corridor/contract/reports/report'
import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { nearDay } from '@corridor/domain/calendar/near-day'
import { periodWords } from '@corridor/domain/people/teaching-words'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { byNumbers } from '@corridor/domain/words/in-order'
import { listed } from '@corridor/domain/words/listed'
import { schoolDaysSince } from '../../days/weeks.ts'
import { distinct } from '../../framed.ts'
import { opening } from '../../visits/opening.ts'
import type { Telling } from '../tool-visits.ts'

type Figure = Extract<Block, { kind: 'facts' }>['items'][number]

/** The card above all others: how often, how lately, and how it went on. */
export function glanceCard(telling: Telling): ReportCard[] {
  const { visits, educator, span } = telling
  if (visits.length === 0) {
    const text = `No visit with ${educator.name} from ${weekdayAndDay(span.from)} to ${weekdayAndDay(span.to)} that you may read.`
    return [
      {
        key: 'glance',
        title: 'At a glance',
        line: '0 visits',
        size: 'full',
        blocks: [{ kind: 'note', text }],
      },
    ]
  }
  return [
    {
      key: 'glance',
      title: 'At a glance',
      line: counted(visits.length, 'visit'),
      size: 'full',
      blocks: [
        {
          kind: 'facts',
          items: [visitsFact(telling), lastFact(telling), ...sentFacts(telling), ...periodFacts(telling)],
        },
      ],
    },
  ]
}

function visitsFact({ visits, opens }: Telling): Figure {
  const tools = new Set(visits.flatMap(({ observations }) => observations.map((it) => it.toolTypeId)))
  return {
    label: 'Visits',
    value: String(visits.length),
    note: `${counted(distinct(visits, 'observerId'), 'observer')}, ${counted(tools.size, 'tool')}`,
    ...opens(),
  }
}

/** The day of the last visit, and how many school days ago that was. */
function lastFact({ visits, years, today, opens }: Telling): Figure {
  const on =
    visits
      .map(({ startedOn }) => startedOn)
      .sort()
      .at(-1) ?? today
  const isNear = nearDay(on, today) !== weekdayAndDay(on)
  const note = isNear ? weekdayAndDay(on) : sinceWords(schoolDaysSince(years, on, today))
  return { label: 'Last visit', value: nearDay(on, today), note, ...opens({ on }) }
}

function sinceWords(days: number): string {
  return days === 0 ? 'no school day since' : `${counted(days, 'school day')} ago`
}

function sentFacts({ visits, replies, educator }: Telling): Figure[] {
  const known = visits.filter(({ isSentInTime }) => isSentInTime !== null)
  const inTime = known.filter(({ isSentInTime }) => isSentInTime).length
  const sent = visits.filter(({ isSent }) => isSent)
  const waiting = visits.length - sent.length
  const replied = sent.filter(({ observations }) =>
    observations.some(({ id }) => replies.some(({ observationId }) => observationId === id)),
  ).length
  const found = opening(inTime, { educators: [educator.id], follow: 'in-time' })
  return [
    ...(known.length > 0
      ? [
          {
            label: 'Sent within one school day',
            value: `${inTime} of ${known.length}`,
            ...(waiting > 0 && !educator.isMe ? { note: `${waiting} not sent yet` } : {}),
            ...(found && { opens: found }),
          },
        ]
      : []),
    ...(sent.length > 0
      ? [{ label: 'Replies', value: `${replied} of ${sent.length}`, note: 'sent visits' }]
      : []),
  ]
}

/** Visits by period, “P3: 6 · P5: 3”, and in which periods nobody came. */
function periodFacts({ visits, educator }: Telling): Figure[] {
  const times = new Map<string, number>()
  for (const { period } of visits) if (period) times.set(period, (times.get(period) ?? 0) + 1)
  if (times.size === 0) return []
  const unnoted = visits.filter(({ period }) => !period).length
  const missed = educator.periods.filter((it) => !times.has(it))
  const notes = [
    ...(missed.length > 0 ? [`no visit in ${listed(missed.map(periodWords))}`] : []),
    ...(unnoted > 0 ? [`not noted: ${unnoted}`] : []),
  ]
  return [
    {
      label: 'Times of day',
      value: [...times]
        .sort(([a], [b]) => byNumbers(a, b))
        .map(([name, n]) => `${/^\d/.test(name) ? `P${name}` : name}: ${n}`)
        .join(' · '),
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    },
  ]
}
