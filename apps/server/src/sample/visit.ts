import type { Day } from '@corridor/domain/calendar'
import { type LocalTime, MINUTE_MS } from './local-time.ts'
import type { Random } from './random.ts'
import type { SampleObservation, Status, ToolTypeId } from './sample.ts'
import { uuidV7 } from './uuid-v7.ts'

export interface Visit {
  readonly school: string
  readonly educator: string
  readonly observer: string
  readonly day: Day
  /** Minutes since midnight. */
  readonly startsAt: number
  readonly parts: readonly VisitPart[]
}

/** One tool, used for some minutes; the next follows on. */
export interface VisitPart {
  readonly toolTypeId: ToolTypeId
  readonly status: Status
  readonly minutes: number
}

export function observationsOf(visit: Visit, at: LocalTime, random: Random): SampleObservation[] {
  const { school, educator, observer, day, startsAt, parts } = visit
  let startedAt = at(day, startsAt)
  const visitId = uuidV7(startedAt, random)
  return parts.map(({ toolTypeId, status, minutes }) => {
    const id = uuidV7(startedAt, random)
    const endsAt = new Date(startedAt.getTime() + minutes * MINUTE_MS)
    const endedAt = status === 'draft' ? null : endsAt
    const observation = { id, visitId, school, educator, observer, toolTypeId, status, startedAt, endedAt }
    startedAt = endsAt
    return observation
  })
}
