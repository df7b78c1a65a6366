import type { ObservationDocument } from '@corridor/domain/observation'
import type { Visit } from './tool.ts'

type Timed = Pick<ObservationDocument, 'startedAt' | 'endedAt' | 'timeZone' | 'context'>

export function visitIn({ startedAt, endedAt, timeZone, context }: Timed): Visit {
  return { startedAt, endedAt, timeZone, studentsPresent: context.studentsPresent }
}
