import { Problem } from '@corridor/contract/problems'
import type { Services } from '../../services.ts'
import { describePerson } from './describe-person.ts'
import { findAccount } from './impersonations.queries.ts'

/** Finds a person by the exact address. Somebody with whose eyes nobody may look is answered like nobody. */
export async function findPerson({ database, now }: Pick<Services, 'database' | 'now'>, address: string) {
  const account = await database.platform(({ db }) => findAccount(db, { email: address }))
  if (!account) throw new Problem('person-not-found')
  const person = await database.tenant(account.districtId, ({ db }) => describePerson(db, account, now()))
  if (person.isOutOfReach) throw new Problem('person-not-found')
  const { name, roles, district } = person
  const isPaused = account.pausedAt !== null
  return { id: account.userId, name, email: account.email, district: district.name, roles, isPaused }
}
