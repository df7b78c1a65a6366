import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import type { FollowThrough, Visit } from './visits-of.ts'

const SHORT_MS = 180_000

/** A visit; its follow-through is known where it is asked about. */
type MaybeFollowed = Readonly<Visit & Partial<FollowThrough>>

/** Whether a visit is one of those that a figure opens, by what only the whole visit tells. */
export function isNarrower(visit: MaybeFollowed, { periods, parts, follow, short }: OpenedAsked): boolean {
  return (
    (periods?.includes(visit.period ?? 'not-noted') ?? true) &&
    (parts?.includes(visit.partOfLesson ?? 'not-noted') ?? true) &&
    (follow === undefined || went[follow](visit)) &&
    (short === undefined || isShort(visit))
  )
}

export function isShort({ startedAt, endedAt }: Pick<Visit, 'startedAt' | 'endedAt'>): boolean {
  return endedAt !== null && endedAt - startedAt < SHORT_MS
}

const went: Record<NonNullable<OpenedAsked['follow']>, (visit: MaybeFollowed) => boolean> = {
  'in-time': ({ isSentInTime }) => isSentInTime === true,
  late: ({ isSentInTime }) => isSentInTime === false,
  unsent: ({ isSent }) => !isSent,
  answered: ({ isAnswered }) => isAnswered === true,
  unanswered: ({ isAnswered }) => isAnswered === false,
}
