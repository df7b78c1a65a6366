import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { grouped } from '../grouped.ts'
import type { Asking, Counted } from './counted.queries.ts'
import { conferencesSince, firstAnswers } from './rows.queries.ts'

/** When an observation was first answered, in milliseconds; null: not yet. */
export type RepliedAt = (observationId: string) => number | null

/** When somebody first talked with an educator from a moment on. */
export type TalkedAt = (educatorId: EducatorId, since: number) => number | null

export async function repliesTo(db: Queries, counted: Pick<Counted, 'where'>): Promise<RepliedAt> {
  const found = await firstAnswers(db, counted)
  const replies = new Map(found.map((it) => [it.observationId, it.at.getTime()]))
  return (id) => replies.get(id) ?? null
}

/** As far as the reader may know. */
export async function talksWith(
  db: Queries,
  { reader, span, today }: Asking,
  educators: Iterable<EducatorId>,
): Promise<TalkedAt> {
  const ids = [...new Set(educators)]
  if (ids.length === 0) return () => null
  const found = await conferencesSince(db, reader, ids, span.from, today)
  const talks = grouped(found, ({ educatorId }) => educatorId)
  return (educatorId, since) => {
    const talk = talks.get(educatorId)?.find(({ startedAt }) => startedAt.getTime() >= since)
    return talk?.startedAt.getTime() ?? null
  }
}
