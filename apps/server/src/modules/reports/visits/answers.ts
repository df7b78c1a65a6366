import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { grouped } from '../grouped.ts'
import type { Asking, Counted } from './counted.queries.ts'
import { conferencesSince, firstAnswers, firstAnswersOf, openedByEducator, openedOf } from './rows.queries.ts'

/** What educators did with the observations that were sent to them. */
export interface Answers {
  /** When an observation was first answered, in milliseconds; null: not yet. */
  readonly repliedAt: (observationId: string) => number | null
  /** Whether the educator opened an observation. */
  readonly isOpened: (observationId: string) => boolean
}

/** No answers, where nobody asks for them. */
export const noAnswers: Answers = { repliedAt: () => null, isOpened: () => false }

/** When somebody first talked with an educator from a moment on. */
export type TalkedAt = (educatorId: EducatorId, since: number) => number | null

export async function answersTo(db: Queries, counted: Pick<Counted, 'where'>): Promise<Answers> {
  return answersIn(...(await Promise.all([firstAnswers(db, counted), openedByEducator(db, counted)])))
}

/** Answers to observations that are known by their ids. */
export async function answersToThese(db: Queries, ids: readonly string[]): Promise<Answers> {
  if (ids.length === 0) return noAnswers
  return answersIn(...(await Promise.all([firstAnswersOf(db, { ids }), openedOf(db, { ids })])))
}

type Found<Query extends (...given: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Query>>

function answersIn(found: Found<typeof firstAnswers>, seen: Found<typeof openedByEducator>): Answers {
  const replies = new Map(found.map((it) => [it.observationId, it.at.getTime()]))
  const opened = new Set(seen.map(({ observationId }) => observationId))
  return { repliedAt: (id) => replies.get(id) ?? null, isOpened: (id) => opened.has(id) }
}

/** Conferences with educators, as far as the reader may know of them. */
export async function talksWith(
  db: Queries,
  { reader, span, today }: Asking,
  educators: Iterable<EducatorId>,
): Promise<TalkedAt> {
  const ids = [...new Set(educators)]
  if (ids.length === 0) return () => null
  const found = await conferencesSince(db, reader, ids, span.from, today)
  const talks = grouped(found, ([educatorId]) => educatorId)
  return (educatorId, since) => {
    const talk = talks.get(educatorId)?.find(([, startedAt]) => startedAt >= since)
    return talk?.[1] ?? null
  }
}
