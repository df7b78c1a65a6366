import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { addToGroups, groupsWith, removeFromGroups } from './groups.queries.ts'

/** A group that had an educator who was merged since. */
export interface GroupBefore {
  readonly id: number
  /** Whether the kept educator was in the group besides. */
  readonly hadKept: boolean
}

/**
 * Puts the kept educator of a merge into the groups that have the other. Somebody added at the door is in the group of
 * who met them by the meeting alone: nobody has put the kept one into it, and it does not gain them.
 */
export async function moveInGroups(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  { isMetAtDoor }: { readonly isMetAtDoor: boolean },
): Promise<GroupBefore[]> {
  const groups = await groupsWith(db, from, to)
  const ids = groups.map(({ id }) => id)
  if (ids.length === 0) return []
  await removeFromGroups(db, ids, from)
  if (!isMetAtDoor) await addToGroups(db, ids, to)
  return groups.map(({ id, hadOther }) => ({ id, hadKept: hadOther || isMetAtDoor }))
}

/** Undoes a merge in groups: they have the other educator again, and the kept one only where they had them before. */
export async function moveBackInGroups(
  db: Queries,
  groups: readonly GroupBefore[],
  kept: EducatorId,
  other: EducatorId,
): Promise<void> {
  const gained = groups.filter(({ hadKept }) => !hadKept).map(({ id }) => id)
  if (gained.length > 0) await removeFromGroups(db, gained, kept)
  if (groups.length > 0)
    await addToGroups(
      db,
      groups.map(({ id }) => id),
      other,
    )
}
