import { UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { educators } from '../../modules/educators/educators.tables.ts'
import { users } from '../../modules/people/people.tables.ts'
import { get, type Ids } from '../ids.ts'
import type { SampleDistrict } from '../sample.ts'
import { takeIds } from './bulk.ts'
import { isSignedByBoth, type Known } from './observation-row.ts'

/**
 * Inserts the signers of conferences, by the educator's name: whoever has an account with it, others as whom a mailed
 * link makes them, people without an account and without a role.
 */
export async function insertSigners(
  db: Queries,
  { people, observations }: SampleDistrict,
  { districtId, users: accounts, educators: ids }: Omit<Known, 'signers'>,
): Promise<Ids<UserId>> {
  const names = [...new Set(observations.filter(isSignedByBoth).map(({ educator }) => educator))]
  const emails = new Map(people.map(({ name, email }) => [name, email]))
  const withAccount = names.flatMap((name): [string, UserId][] => {
    const email = emails.get(name)
    return email === undefined ? [] : [[name, get(accounts, email)]]
  })
  const others = names.filter((name) => !emails.has(name))
  if (others.length === 0) return new Map(withAccount)
  const taken = await takeIds(db, 'users.id', others.length)
  const made = others.map((name, index) => ({ districtId, name, id: UserId.parse(taken[index]) }))
  await db.insert(users).values(made)
  const links = made.map(({ name, id }) => ({ educator: get(ids, name), person: id }))
  await db.execute(sql`
    update ${educators} set user_id = link.person
    from json_to_recordset(${JSON.stringify(links)}) as link (educator int, person int)
    where ${educators.id} = link.educator
  `)
  return new Map([...withAccount, ...made.map(({ name, id }): [string, UserId] => [name, id])])
}
