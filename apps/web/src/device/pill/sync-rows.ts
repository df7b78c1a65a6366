import { momentIn } from '@corridor/domain/calendar/day-words'
import { dayIn } from '@corridor/domain/calendar/days'
import { timeIn } from '@corridor/domain/clock/time-in'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { findView } from '@corridor/tools/registry/views'
import type { Kept, SyncState } from '../kept.ts'
import { type Remedy, remedyOf, troubleWords } from './trouble-words.ts'

/** An observation that waits for the server, or has something to tell. */
export interface Waiting {
  readonly kept: Kept
  readonly state: SyncState
  /** Whether the server does not have the observation in full. */
  readonly isUnsent: boolean
  /** The name of the tool’s set-up. */
  readonly setUp: string | undefined
}

/** One observation in the sync panel. */
export interface Row {
  readonly id: string
  readonly title: string
  /** When the observation began; two of the same minute are told apart by their set-up, or else by a number. */
  readonly when: string
  /** Since when the observation waits; nothing where it has arrived. */
  readonly since: string | undefined
  readonly trouble: string | undefined
  readonly remedy: Remedy | undefined
  /** The address at which the observation is opened. */
  readonly to: string
}

/** The rows of the panel: observations that need somebody first, then by their beginning. */
export function rowsOf(listed: readonly Waiting[], now: Date): Row[] {
  const rank = ({ state }: Waiting) => (state === 'needs-you' ? 0 : 1)
  const sorted = listed.toSorted(
    (a, b) => rank(a) - rank(b) || a.kept.document.startedAt.localeCompare(b.kept.document.startedAt),
  )
  return toldApart(
    sorted.map((it) => rowOf(it, now)),
    sorted,
  )
}

function rowOf({ kept, isUnsent }: Waiting, now: Date): Row {
  const { id, document, trouble } = kept
  const title = findView(document.toolTypeId)?.title ?? 'Visit'
  return {
    id,
    title: `${title} with ${document.educator.name}`,
    when: momentIn(document.timeZone, document.startedAt),
    since: isUnsent ? sinceWords(kept, now) : undefined,
    trouble: trouble ? troubleWords(trouble) : undefined,
    remedy: trouble ? remedyOf(trouble, isUnsent) : undefined,
    to: `/observations/${document.toolTypeId}/${pageOf(kept)}/${id}`,
  }
}

/**
 * The page of an observation: one that waits to be sent is edited only to settle conflicts; else its page says what
 * it waits for.
 */
function pageOf({ goal, status, document }: Kept): string {
  if (isSent(status)) return 'view'
  return goal === 'sent' && document.conflicts.length === 0 ? 'send' : 'update'
}

function toldApart(rows: readonly Row[], listed: readonly Waiting[]): Row[] {
  const named = rows.map((row, at) => {
    const setUp = listed[at]?.setUp
    return isAlone(row, rows) || !setUp ? row : { ...row, when: `${row.when}, ${setUp}` }
  })
  return named.map((row) => {
    if (isAlone(row, named)) return row
    const alike = named.filter((it) => isAlike(it, row))
    return { ...row, when: `${row.when}, ${alike.indexOf(row) + 1} of ${alike.length}` }
  })
}

const isAlike = (one: Row, other: Row) => one.title === other.title && one.when === other.when
const isAlone = (row: Row, rows: readonly Row[]) => rows.filter((it) => isAlike(it, row)).length === 1

/** “waiting since 10:42 AM”, in the school’s time zone. */
function sinceWords({ waitsSince, changedAt, document: { timeZone } }: Kept, now: Date): string {
  const since = waitsSince ?? changedAt
  const isToday = dayIn(timeZone, new Date(since)) === dayIn(timeZone, now)
  return `waiting since ${(isToday ? timeIn : momentIn)(timeZone, since)}`
}
