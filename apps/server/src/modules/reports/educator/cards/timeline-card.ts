import type { ReportCard } from '@corridor/contract/reports/report'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { RowRecord } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { findTool } from '@corridor/tools/registry/registry'
import type { draftsWith } from '../educator.queries.ts'
import type { EducatorStory, Told } from '../load-educator.ts'
import { dayOf, type Telling } from '../tool-visits.ts'
import { signedWords } from './conference-card.ts'

type Draft = Awaited<ReturnType<typeof draftsWith>>[number] & { readonly observer: string }

/** A recorded observation, as a line of a timeline. */
interface Line {
  readonly at: Date
  readonly cells: readonly [day: string, tool: string, status: string, observer: string]
  readonly record: RowRecord
}

/** The lines that a page of a timeline shows. */
export interface TimelinePart {
  readonly most: number
  /** The line before the first of the page; absent: from the newest. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined
  readonly drafts?: readonly Draft[]
}

const ON_A_REPORT: TimelinePart = { most: 60 }

/** The timeline card: everything that was recorded, the newest first. */
export function timelineCard(telling: Telling, part = ON_A_REPORT): ReportCard[] {
  const { shown, hasMore, isFirst } = timelinePart(telling, part)
  if (shown.length === 0) return []
  const rest = isFirst && hasMore ? `; shown: the newest ${counted(shown.length, 'entry', 'entries')}` : ''
  return [
    {
      key: 'timeline',
      title: 'Timeline',
      line: `${allWords(telling, part)}${rest}`,
      size: 'third',
      blocks: [
        {
          kind: 'table',
          title: 'Timeline',
          table: {
            columns: ['Date', 'Tool', 'Status', 'Observer'].map((title) => ({ title })),
            rows: shown.map(({ cells }) => [...cells]),
            records: shown.map(({ record }) => record),
          },
          isTimeline: true,
        },
      ],
      ...telling.opens(),
    },
  ]
}

/** The lines of a part, and whether there are earlier ones. */
export function timelinePart(telling: Telling, { most, after, drafts = [] }: TimelinePart) {
  const lines = [
    ...telling.told.map((it) => visitLine(telling, it)),
    ...telling.conferences.map((it) => talkLine(telling, it)),
    ...drafts.map((it) => draftLine(telling, it)),
  ].sort(newestFirst)
  const start = after ? lines.findIndex((it) => isLater(after, it)) : 0
  const left = start === -1 ? [] : lines.slice(start)
  return { shown: left.slice(0, most), hasMore: left.length > most, isFirst: after === undefined }
}

/** “9 visits, 1 conference, 1 draft” */
function allWords({ visits, conferences }: Telling, { drafts = [] }: TimelinePart): string {
  return [
    counted(visits.length, 'visit'),
    ...(conferences.length > 0 ? [counted(conferences.length, 'conference')] : []),
    ...(drafts.length > 0 ? [counted(drafts.length, 'draft')] : []),
  ].join(', ')
}

function newestFirst(a: Line, b: Line): number {
  return b.at.getTime() - a.at.getTime() || (a.record.id < b.record.id ? 1 : -1)
}

function isLater({ at, id }: NonNullable<TimelinePart['after']>, line: Line): boolean {
  return line.at < at || (line.at.getTime() === at.getTime() && line.record.id < id)
}

function visitLine(telling: Telling, told: Told): Line {
  const { id, toolTypeId, startedAt, observer } = told
  return {
    at: startedAt,
    cells: [dayOf(telling, told), titleOf(toolTypeId), statusWords(telling, told), observer],
    record: { id, toolTypeId },
  }
}

function talkLine(telling: Telling, talk: EducatorStory['conferences'][number]): Line {
  return {
    at: talk.startedAt,
    cells: [dayOf(telling, talk), titleOf(TEACHER_CONFERENCE), signedWords(talk), talk.observer],
    record: { id: talk.id, toolTypeId: TEACHER_CONFERENCE },
  }
}

function draftLine(telling: Telling, draft: Draft): Line {
  const { id, toolTypeId, startedAt, observer } = draft
  return {
    at: startedAt,
    cells: [dayOf(telling, draft), titleOf(toolTypeId), 'Draft, only you', observer],
    record: { id, toolTypeId, isDraft: true },
  }
}

function titleOf(toolTypeId: number): string {
  return findTool(toolTypeId)?.title ?? 'A newer tool'
}

/** The status of an observation, in words. To the educator it stays sent while somebody changes it. */
function statusWords({ replies, today, timeZone, educator }: Telling, told: Told): string {
  const { id, status, acknowledgedAt } = told
  const on = (moment: Date) => shortDayFrom(today, dayIn(timeZone, moment))
  const reply = replies.find(({ observationId }) => observationId === id)
  if (reply) return `Replied ${on(reply.writtenAt)}`
  if (status === 'acknowledged') return acknowledgedAt ? `Read ${on(acknowledgedAt)}` : 'Read'
  return status === 'sent' || educator.isMe ? sentWords(told) : 'Ready to send'
}

/** How a sent observation went, in words: what waits, came back or never left is not called “Sent”. */
function sentWords({ went }: Told): string {
  if (went === 'lost') return 'Not delivered'
  return went === 'waits' ? 'Waiting to be sent' : 'Sent'
}
