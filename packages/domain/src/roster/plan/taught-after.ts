import type { Day } from '../../calendar/calendar.ts'
import { addDays } from '../../calendar/days.ts'
import type { SchoolId } from '../../people/ids.ts'
import type { PlannedTeaching } from './roster-plan.ts'

/**
 * Where somebody teaches once a roster names their schools: a school that it leaves out ends the day before, a new one
 * begins today, and what is over or planned ahead stays. Schools out of reach stay as they are.
 */
export function taughtAfter(
  held: readonly PlannedTeaching[],
  wanted: readonly SchoolId[],
  isNear: (id: SchoolId) => boolean,
  today: Day,
): PlannedTeaching[] {
  const isNow = ({ startsOn, endsOn }: PlannedTeaching) =>
    startsOn <= today && (endsOn === null || endsOn >= today)
  const isWanted = ({ schoolId }: PlannedTeaching) => wanted.includes(schoolId)
  const current = held.filter(isNow)
  const kept = held.flatMap((it) => {
    if (!isNear(it.schoolId)) return [it]
    if (isNow(it)) {
      if (isWanted(it)) return [it]
      return it.startsOn < today ? [{ ...it, endsOn: addDays(today, -1) }] : []
    }
    const isAhead = it.startsOn > today
    const begins = isAhead && isWanted(it) && !current.some(({ schoolId }) => schoolId === it.schoolId)
    return [begins ? { ...it, startsOn: today } : it]
  })
  const isThere = (id: SchoolId) =>
    kept.some((it) => it.schoolId === id && (it.endsOn === null || it.endsOn >= today))
  const added = wanted
    .filter((id) => isNear(id) && !isThere(id))
    .map((schoolId) => ({ schoolId, startsOn: today, endsOn: null }))
  return inOrder([...kept, ...added])
}

/** Teaching by school, then by first day: two lists of the same are the same. */
function inOrder(teaching: readonly PlannedTeaching[]): PlannedTeaching[] {
  return teaching.toSorted(
    (one, other) => one.schoolId - other.schoolId || (one.startsOn < other.startsOn ? -1 : 1),
  )
}
