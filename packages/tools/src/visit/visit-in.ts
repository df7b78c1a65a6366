import { endOf } from '@corridor/domain/observation/end-of'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Visit } from '../definition/tool.ts'

type Timed = Pick<ObservationDocument, 'startedAt' | 'endedAt' | 'timeZone' | 'context' | 'capture'>

/**
 * The visit of a document. An end before the start says that a clock was set back: then it ended with the last
 * capture. Any other end stands, whatever another device, that had not heard of it, captured later.
 */
export function visitIn({ startedAt, endedAt, timeZone, context, capture }: Timed): Visit {
  const isSetBack = endedAt !== null && Date.parse(endedAt) < Date.parse(startedAt)
  return {
    startedAt,
    endedAt: isSetBack ? endOf(endedAt, startedAt, capture) : endedAt,
    timeZone,
    studentsPresent: context.studentsPresent,
  }
}
