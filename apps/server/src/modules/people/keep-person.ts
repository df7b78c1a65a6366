import type { DistrictId, EducatorId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { insertUser, renameAllWithoutAccount, renameWithoutAccount } from './people.queries.ts'

/** Adds a person without an account and without any role: what an educator writes by a mailed link is theirs. */
export function addPerson(db: Queries, districtId: DistrictId, name: string): Promise<UserId> {
  return insertUser(db, districtId, { name, jobTitle: null })
}

/** Renames a person who has no account as the educator is called; whoever has an account names themself. */
export function renamePerson(db: Queries, id: UserId, name: string): Promise<void> {
  return renameWithoutAccount(db, id, name)
}

/** Renames the people without an account of many educators, as `renamePerson` does for one. */
export async function renamePeople(db: Queries, educatorIds: readonly EducatorId[]): Promise<void> {
  if (educatorIds.length > 0) await renameAllWithoutAccount(db, educatorIds)
}
