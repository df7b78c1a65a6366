import type { ReportCard } from '@corridor/contract/reports/report'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { Opening } from '@corridor/domain/report/opening'
import { counted } from '@corridor/domain/words/count-words'
import { findTool } from '@corridor/tools/registry/registry'
import { signedWords } from './conference-card.ts'
import type { Told } from './load-educator.ts'
import { dayOf, opensVisit, type Telling } from './tool-visits.ts'

const MOST_LINES = 60

interface Line {
  readonly at: Date
  readonly cells: readonly [day: string, tool: string, status: string, observer: string]
  readonly opens: Opening | null
}

/** Everything that was recorded, the newest first. */
export function timelineCard(telling: Telling): ReportCard[] {
  const { visits, conferences, told } = telling
  const lines = [...told.toReversed().map((it) => visitLine(telling, it)), ...talkLines(telling)].sort(
    (a, b) => b.at.getTime() - a.at.getTime(),
  )
  if (lines.length === 0) return []
  const shown = lines.slice(0, MOST_LINES)
  const all = [
    counted(visits.length, 'visit'),
    ...(conferences.length > 0 ? [counted(conferences.length, 'conference')] : []),
  ].join(', ')
  return [
    {
      key: 'timeline',
      title: 'Timeline',
      line: shown.length < lines.length ? `${all}; the newest ${MOST_LINES} are listed` : all,
      size: 'third',
      blocks: [
        {
          kind: 'table',
          title: 'Timeline',
          table: {
            columns: ['Date', 'Tool', 'Status', 'Observer'].map((title) => ({ title })),
            rows: shown.map(({ cells }) => [...cells]),
            opens: shown.map(({ opens }) => [opens, null, null, null]),
          },
        },
      ],
      ...telling.opens(),
    },
  ]
}

function visitLine(telling: Telling, told: Told): Line {
  return {
    at: told.startedAt,
    cells: [dayOf(telling, told), titleOf(told.toolTypeId), statusWords(telling, told), told.observer],
    opens: opensVisit(telling, told).opens ?? null,
  }
}

function talkLines(telling: Telling): Line[] {
  return telling.conferences.map((it) => ({
    at: it.startedAt,
    cells: [dayOf(telling, it), titleOf(TEACHER_CONFERENCE), signedWords(it), it.observer],
    opens: null,
  }))
}

function titleOf(toolTypeId: number): string {
  return findTool(toolTypeId)?.title ?? 'A newer tool'
}

/** To the educator it stays sent while somebody changes it. */
function statusWords({ replies, today, timeZone, educator }: Telling, { id, status }: Told): string {
  const reply = replies.find(({ observationId }) => observationId === id)
  if (reply) return `Replied ${shortDayFrom(today, dayIn(timeZone, reply.writtenAt))}`
  if (status === 'acknowledged') return 'Read'
  return status === 'sent' || educator.isMe ? 'Sent' : 'Ready to send'
}
