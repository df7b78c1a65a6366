import type { EducatorId } from '@corridor/domain/people/ids'
import type { Source } from '../source.ts'
import { stepsAgreed } from './steps.queries.ts'

/** The steps agreed with some educators in the days of a report, as far as the reader may know. */
export function agreedSteps({ db, reader, span, timeZone }: Source, educators: readonly EducatorId[]) {
  const { realUserId } = reader.actor
  return stepsAgreed(db, { ...span, educators, timeZone, realUserId })
}
