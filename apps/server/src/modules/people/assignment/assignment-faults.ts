import type { AssignmentDetails } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import { mayHaveGroup, needsSchool } from '@corridor/domain/people/grants'
import type { HeldRow } from './assignments.queries.ts'

/** Whether an assignment was held already, in this role at this place: only its group or its days may differ. */
export function isKept(wanted: AssignmentDetails, held: HeldRow | undefined): held is HeldRow {
  return held !== undefined && held.role === wanted.role && held.schoolId === wanted.schoolId
}

/** The faults of assignments in themselves, by their path in the request. */
export function assignmentFaults(
  wanted: readonly AssignmentDetails[],
  held: readonly HeldRow[],
  today: Day,
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [index, it] of wanted.entries()) {
    const earlier = wanted.slice(0, index)
    const known = held.find(({ id }) => id === it.id)
    const faults = {
      id: it.id !== null && (!known || earlier.some(({ id }) => id === it.id)) && meanwhile,
      role: earlier.some((other) => coincide(it, other)) && 'They hold this role here on these days already.',
      schoolId: placeFault(it),
      educatorIds:
        it.educatorIds && !mayHaveGroup(it.role) && 'Only coaches and peer observers have a group.',
      endsOn: endFault(it, isKept(it, known), today),
    }
    for (const [field, fault] of Object.entries(faults))
      if (fault) fields[`assignments.${index}.${field}`] = fault
  }
  return fields
}

const meanwhile = 'This role has changed meanwhile. Reload the page.'

function placeFault({ role, schoolId }: AssignmentDetails) {
  // Nobody gives the support role: its place does not matter.
  if (role === 'support') return undefined
  if (needsSchool(role)) return schoolId === null && 'Choose a school.'
  return schoolId !== null && 'This role is held in the whole district.'
}

function endFault({ startsOn, endsOn }: AssignmentDetails, isHeld: boolean, today: Day) {
  if (endsOn === null) return undefined
  if (endsOn < startsOn) return 'Choose a last day that is not before the first.'
  return !isHeld && endsOn < today && 'Choose a last day that is not over.'
}

function coincide(one: AssignmentDetails, other: AssignmentDetails): boolean {
  const isSame = one.role === other.role && one.schoolId === other.schoolId
  return isSame && !isOver(one, other.startsOn) && !isOver(other, one.startsOn)
}

function isOver({ endsOn }: AssignmentDetails, on: Day): boolean {
  return endsOn !== null && endsOn < on
}
