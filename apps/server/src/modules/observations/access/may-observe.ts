import { Problem } from '@corridor/contract/problems'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { type Actor, type Holder, holds, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { checkOrigin } from '../capture/origin.queries.ts'
import type { HeldObservation } from '../stored-observation.ts'
import type { HeldThen } from './rights.queries.ts'

type Origin = Awaited<ReturnType<typeof checkOrigin>>

/**
 * Refuses an observer who may not make this visit. In a school one observes who teaches there, and educators of one's
 * group wherever they teach: on the day of the visit.
 */
export function requireObserver(document: ObservationDocument, origin: Origin): void {
  if (!origin.taughtThere || !mayObserve(origin, document)) throw new Problem('may-not-observe')
}

/**
 * Refuses an observer who may not add an educator at the door: in a school where one observes everybody, or works with
 * a group. Answers the assignment whose group they join, or null where everybody in the school is within reach.
 */
export function requireObserverThere(
  { schoolId }: ObservationDocument,
  { school, assignments }: Origin,
): number | null {
  if (school && reaches({ assignments }, schoolId)) return null
  const groups = assignments.filter(
    (it) => it.educatorIds && holds({ assignments: [it] }, 'observation.create'),
  )
  const group = groups.find((it) => it.schoolId === schoolId) ?? groups.find(({ isAtSchool }) => isAtSchool)
  if (!school || !group) throw new Problem('may-not-observe')
  return group.id
}

/**
 * Finishing and sending reach other people: whoever does it observes today, wherever that is, and was allowed to make
 * this visit on its day. Saving asks for neither.
 */
export function requireObserverStill(
  actor: Actor,
  { educatorId, schoolId, document }: HeldObservation,
  /** The assignments that the observer held when the visit was made. */
  assignments: readonly HeldThen[],
): void {
  if (!holds(actor, 'observation.create')) throw new Problem('no-longer-observing')
  // An educator met at the door may turn out to be somebody who is in no group of the observer's: the visit stays one.
  if (document.provisional && holds({ assignments }, 'observation.create')) return
  if (!mayObserve({ assignments }, { educatorId, schoolId })) throw new Problem('not-observing-that-day')
}

interface Observed {
  readonly educatorId: EducatorId | null
  readonly schoolId: SchoolId
}

function mayObserve(held: Holder, { educatorId, schoolId }: Observed): boolean {
  if (reaches(held, schoolId)) return true
  return educatorId !== null && scopeOf(held, 'observation.create').educators.includes(educatorId)
}

function reaches(held: Holder, schoolId: SchoolId): boolean {
  const { schools } = scopeOf(held, 'observation.create')
  return schools === 'all' || schools.includes(schoolId)
}
