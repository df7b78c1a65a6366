import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import type { Asking, Counted } from './counted.queries.ts'
import { grouped } from './grouped.ts'
import { conferencesSince, firstAnswers, type ObservationRow } from './rows.queries.ts'

/** When a visit was first answered or talked about; undefined: not yet. */
export type AnsweredAt = (rows: readonly ObservationRow[]) => Date | undefined

export async function answersTo(
  db: Queries,
  { reader, span, today }: Asking,
  counted: Counted,
  rows: readonly ObservationRow[],
): Promise<AnsweredAt> {
  const educators = [...new Set<EducatorId>(rows.map((it) => it.educatorId))]
  const talks = grouped(
    await conferencesSince(db, reader, educators, span.from, today),
    ({ educatorId }) => educatorId,
  )
  const replies = new Map((await firstAnswers(db, counted)).map((it) => [it.observationId, it.at]))
  return (theirs) => {
    const [first] = theirs
    const talk = first && talks.get(first.educatorId)?.find(({ startedAt }) => startedAt >= first.startedAt)
    return earliest([...theirs.map(({ id }) => replies.get(id)), talk?.startedAt])
  }
}

export function earliest(times: readonly (Date | null | undefined)[]): Date | undefined {
  let first: Date | undefined
  for (const it of times) if (it && (!first || it < first)) first = it
  return first
}
