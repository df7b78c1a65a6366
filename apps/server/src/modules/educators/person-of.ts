import type { DistrictId, EducatorId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { addPerson } from '../people/keep-person.ts'
import { connectPerson, findPerson, lockPerson } from './writing.queries.ts'

/** The person that an educator is: the one they sign in as, or else one without an account, made when it is first asked for. */
export async function personOf(db: Queries, districtId: DistrictId, id: EducatorId): Promise<UserId> {
  const known = await findPerson(db, id)
  if (known?.userId) return known.userId
  const educator = await lockPerson(db, id)
  if (!educator) throw new Error('A person is asked for whom no educator is.')
  if (educator.userId !== null) return educator.userId
  const userId = await addPerson(db, districtId, educator.name)
  await connectPerson(db, id, userId)
  return userId
}
