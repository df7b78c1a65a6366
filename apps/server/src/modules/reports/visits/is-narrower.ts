import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import type { CountedVisit } from './visits-of.ts'

const SHORT_MS = 180_000

/** Whether a visit is one of those a figure opens, by what only the whole visit tells. */
export function isNarrower(visit: CountedVisit, { periods, parts, follow, short }: OpenedAsked): boolean {
  return (
    (periods?.includes(visit.period ?? 'not-noted') ?? true) &&
    (parts?.includes(visit.partOfLesson ?? 'not-noted') ?? true) &&
    (follow === undefined || went[follow](visit)) &&
    (short === undefined || isShort(visit))
  )
}

export function isShort({ startedAt, endedAt }: Pick<CountedVisit, 'startedAt' | 'endedAt'>): boolean {
  return endedAt !== null && endedAt - startedAt < SHORT_MS
}

const went: Record<NonNullable<OpenedAsked['follow']>, (visit: CountedVisit) => boolean> = {
  'in-time': ({ isSentInTime }) => isSentInTime === true,
  late: ({ isSentInTime }) => isSentInTime === false,
  unsent: ({ isSent }) => !isSent,
  answered: ({ isAnswered }) => isAnswered === true,
  unanswered: ({ isAnswered }) => isAnswered === false,
}
