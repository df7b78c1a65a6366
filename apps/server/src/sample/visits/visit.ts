import type { Day } from '@corridor/domain/calendar/calendar'
import type { Period } from '@corridor/domain/clock/bell-schedule'
import { type LocalTime, MINUTE_MS } from '@corridor/domain/clock/local-time'
import { periodAt } from '@corridor/domain/clock/period-at'
import type { Role } from '@corridor/domain/people/roles'
import type { Invited } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import { isCaptured } from '../captures/captures.ts'
import { type Random, seededRandom } from '../random.ts'
import type { SampleObservation, Status } from '../sample.ts'
import { uuidV7 } from '../uuid-v7.ts'
import { aftermathOf } from './aftermath.ts'
import { detailsOf, type VisitMade } from './visit-details.ts'

/** The tool that stands in for those that the sample does not know how to use. */
const ON_TASK = 2

export interface Visit extends VisitMade {
  readonly school: string
  readonly day: Day
  readonly parts: readonly VisitPart[]
}

/** A part of a visit: one tool, used for some minutes; the next follows on. */
export interface VisitPart {
  readonly toolTypeId: number
  readonly status: Status
  readonly minutes: number
  /** Whether the part is added to a visit that the roster tells: it moves nothing else of it. */
  readonly isAdded?: boolean
  /** The meeting of a conference to which both are invited. */
  readonly meets?: Invited
}

interface Surroundings {
  readonly at: LocalTime
  readonly role: Role
  readonly bells: readonly Period[]
  readonly random: Random
}

export function observationsOf(visit: Visit, { at, role, bells, random }: Surroundings): SampleObservation[] {
  const { school, educator, observer, day, startsAt, parts } = visit
  let startedAt = at(day, startsAt)
  const visitId = uuidV7(startedAt, random)
  const { students, ...details } = detailsOf(visit, role)
  const period = periodAt(bells, timeOf(startsAt))?.name ?? null
  return parts.map(({ toolTypeId, status, minutes, isAdded = false, meets = null }) => {
    const id = uuidV7(startedAt, isAdded ? seededRandom(`added to ${visitId}`) : random)
    const endsAt = new Date(startedAt.getTime() + minutes * MINUTE_MS)
    const observation = {
      id,
      visitId,
      school,
      educator,
      observer,
      day,
      period,
      students,
      status,
      startedAt,
      minutes,
      meets,
      ...details,
      toolTypeId: isCaptured(toolTypeId) ? toolTypeId : ON_TASK,
      endedAt: status === 'draft' ? null : endsAt,
      ...aftermathOf(status, endsAt, seededRandom(`after ${id}`)),
    }
    startedAt = endsAt
    return observation
  })
}

function timeOf(minutes: number): string {
  const digits = (count: number) => String(count).padStart(2, '0')
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}
