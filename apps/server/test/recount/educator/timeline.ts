import { many } from '../arithmetic.ts'
import { spanOf } from '../counted.ts'
import type { RawObservation } from '../raw.ts'
import { line, recordOf, type Said } from '../said.ts'
import { signedWords } from './agreed.ts'
import { dayIn, observerOf, type Story, shortDayAt, titles } from './story.ts'

/** The lines of a timeline that are shown: so many, after those of the parts before. */
interface Part {
  readonly most: number
  readonly drafts: readonly RawObservation[]
  readonly skipped: number
}

const ON_A_REPORT: Part = { most: 60, drafts: [], skipped: 0 }

/** Everything that was recorded, the newest first. */
export function timeline(story: Story, { most, drafts, skipped }: Part = ON_A_REPORT): Said {
  const { talks, visits } = story
  const lines = linesOf(story, drafts)
  const shown = lines.slice(skipped, skipped + most)
  if (shown.length === 0) return {}
  const all = [
    many(visits.length, 'visit'),
    ...(talks.length > 0 ? [many(talks.length, 'conference')] : []),
    ...(drafts.length > 0 ? [many(drafts.length, 'draft')] : []),
  ].join(', ')
  const told = shown.map((row) => [
    dayIn(story, row),
    titles[row.tool_type_id] ?? '',
    stateOf(story, row),
    observerOf(story, row),
    ...recordOf(row),
  ])
  const isCut = skipped === 0 && lines.length > most
  const head = isCut ? `${all}; shown: the newest ${many(most, 'entry', 'entries')}` : all
  return { timeline: [line(head), [['Timeline'], ...told]] }
}

export function linesOf({ rows, talks }: Story, drafts: readonly RawObservation[]): RawObservation[] {
  return [...rows, ...talks, ...drafts].toSorted(
    (a, b) => Date.parse(b.started_at) - Date.parse(a.started_at) || (a.id < b.id ? 1 : -1),
  )
}

/**
 * The drafts that the reader has with an educator, and nobody else's. Those that a wrong clock put ahead count as
 * today's.
 */
export function ownDrafts(story: Story): RawObservation[] {
  const { raw, reader, asked, educator, today } = story
  const { from, to } = spanOf(story)
  return raw.observations.filter(
    (it) =>
      it.status === 'draft' &&
      it.observer_id === reader.userId &&
      it.educator_id === educator.id &&
      it.purpose !== 'calibration' &&
      (!asked.tools || asked.tools.includes(it.tool_type_id)) &&
      from <= it.started_on &&
      (it.started_on <= to || to >= today),
  )
}

function stateOf(story: Story, row: RawObservation): string {
  const { id, status, acknowledged_at } = row
  if (status === 'draft') return 'Draft, only you'
  if (story.talks.includes(row)) return signedWords(story, row)
  const reply = story.replies.find((it) => it.observation_id === id)
  if (reply) return `Replied ${shortDayAt(story, reply.written_at)}`
  if (status === 'acknowledged')
    return acknowledged_at ? `Read ${shortDayAt(story, acknowledged_at)}` : 'Read'
  if (story.isMe) return 'Sent'
  return status === 'sent' ? howItWent(story, row) : 'Ready to send'
}

/** Whether an observation was sent, waits to be, or did not arrive, in words. */
function howItWent({ raw, educator }: Story, { id, version }: RawObservation): string {
  const copy = raw.sent_copies.find((it) => it.observation_id === id && it.version === version)
  const unopened = raw.deliveries.filter((it) => it.send_id === copy?.send_id && it.opened_at === null)
  const isLost = unopened.some(
    ({ state, is_educator, mail_id }) =>
      state === 'bounced' ||
      state === 'failed' ||
      (is_educator && mail_id === null && state !== 'handed-over' && educator.user_id === null),
  )
  if (isLost) return 'Not delivered'
  return unopened.some(({ state }) => state === 'queued') ? 'Waiting to be sent' : 'Sent'
}
