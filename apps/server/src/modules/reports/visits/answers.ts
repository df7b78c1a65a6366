import type { Queries } from '../../../database/doors.ts'
import { grouped } from '../grouped.ts'
import type { Asking, Counted } from './counted.queries.ts'
import type { Observed } from './observed.queries.ts'
import { conferencesSince, firstAnswers } from './rows.queries.ts'
import type { CountedVisit } from './visits-of.ts'

/** When a visit was first answered or talked about, in milliseconds; undefined: not yet. */
export type AnsweredAt = (
  visit: Pick<CountedVisit, 'educatorId' | 'startedAt' | 'observations'>,
) => number | undefined

export async function answersTo(
  db: Queries,
  { reader, span, today }: Asking,
  counted: Counted,
  observed: readonly Observed[],
): Promise<AnsweredAt> {
  const educators = [...new Set(observed.map(([, , , educatorId]) => educatorId))]
  const [conferences, answers] = await Promise.all([
    conferencesSince(db, reader, educators, span.from, today),
    firstAnswers(db, counted),
  ])
  const talks = grouped(conferences, ({ educatorId }) => educatorId)
  const replies = new Map(answers.map((it) => [it.observationId, it.at.getTime()]))
  return ({ educatorId, startedAt, observations }) => {
    const talk = talks.get(educatorId)?.find((it) => it.startedAt.getTime() >= startedAt)
    const replied = observations.flatMap(({ id }) => replies.get(id) ?? [])
    const all = talk ? [...replied, talk.startedAt.getTime()] : replied
    return all.length > 0 ? Math.min(...all) : undefined
  }
}
