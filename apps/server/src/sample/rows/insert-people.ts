import { randomUUID } from 'node:crypto'
import { localTimeIn } from '@corridor/domain/clock/local-time'
import { type DistrictId, type EducatorId, type SchoolId, UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { digest } from '../../access/device.ts'
import type { Queries } from '../../database/doors.ts'
import { accounts, invitations, secondFactors } from '../../database/platform.tables.ts'
import { assignments, users } from '../../modules/people/people.tables.ts'
import { get, type Ids } from '../ids.ts'
import type { SampleDistrict, SamplePerson } from '../sample.ts'
import { SAMPLE_SECOND_FACTOR } from '../sign-ins.ts'
import { takeIds } from './bulk.ts'

const MORNING = 9 * 60 + 30
const TWO_WEEKS_MS = 14 * 24 * 3_600_000

export async function insertPeople(
  db: Queries,
  districtId: DistrictId,
  { people, timeZone }: SampleDistrict,
  schoolIds: Ids<SchoolId>,
  educatorIds: Ids<EducatorId>,
  passwordHash: string,
): Promise<Ids<UserId>> {
  const at = localTimeIn(timeZone)
  const ids = await takeIds(db, 'users.id', people.length)
  const known = people.map(({ since, ...person }, index) => ({
    ...person,
    districtId,
    userId: person.id ?? UserId.parse(ids[index]),
    since: since === null ? null : at(since, MORNING),
  }))
  await db.insert(users).values(known.map(({ userId, name }) => ({ districtId, id: userId, name })))
  await db.insert(assignments).values(
    known.map(({ userId, role, school, group, startsOn }) => ({
      districtId,
      userId,
      role,
      schoolId: school === null ? null : get(schoolIds, school),
      educatorIds: group?.map((name) => get(educatorIds, name)) ?? null,
      startsOn,
    })),
  )
  await insertAccounts(db, known, passwordHash)
  await insertInvitations(db, known)
  return new Map(known.map(({ email, userId }) => [email, userId]))
}

type Known = Pick<SamplePerson, 'email' | 'role' | 'status'> & {
  readonly districtId: DistrictId
  readonly userId: UserId
  readonly since: Date | null
}

async function insertAccounts(db: Queries, people: readonly Known[], passwordHash: string) {
  const accepted = people.filter(({ status }) => status !== 'invited')
  await db.insert(accounts).values(
    accepted.map(({ userId, districtId, email, since: pausedAt }) => ({
      userId,
      districtId,
      email,
      passwordHash,
      pausedAt,
    })),
  )
  const support = accepted.filter(({ role }) => role === 'support')
  const theirs = { secret: SAMPLE_SECOND_FACTOR, confirmedAt: sql`now()` }
  if (support.length > 0)
    await db.insert(secondFactors).values(support.map(({ userId }) => ({ userId, ...theirs })))
}

/** Invitations whose links nobody has: the pages show them as waiting, and can mail them again. */
async function insertInvitations(db: Queries, people: readonly Known[]) {
  const invited = people.flatMap(({ status, since: createdAt, userId, districtId, email }) => {
    if (status !== 'invited' || !createdAt) return []
    const expiresAt = new Date(createdAt.getTime() + TWO_WEEKS_MS)
    return [{ userId, districtId, email, createdAt, expiresAt, tokenHash: digest(randomUUID()) }]
  })
  if (invited.length > 0) await db.insert(invitations).values(invited)
}
