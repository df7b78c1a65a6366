import { DistrictId, EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { closures, districts, schools, schoolYears, terms } from '../../modules/districts/districts.tables.ts'
import { actionSteps, educatorAssignments, educators } from '../../modules/educators/educators.tables.ts'
import { ownContents } from '../../modules/own-content/own-content.tables.ts'
import { assignments, users } from '../../modules/people/people.tables.ts'
import { termsOf } from '../districts/school-years.ts'
import { get, type Ids } from '../ids.ts'
import type { SampleDistrict } from '../sample.ts'
import { inChunks, takeIds } from './bulk.ts'
import { insertObservations } from './insert-observations.ts'
import { insertPeople } from './insert-people.ts'
import { insertSigners } from './insert-signers.ts'

/** Inserts a district with all that is in it, and turns the transaction to it. */
export async function insertDistrict(db: Queries, sample: SampleDistrict, passwordHash: string) {
  const { name, timeZone, trialEndsAt, planEndsAt } = sample
  const [id] = await takeIds(db, 'districts.district_id', 1)
  const districtId = DistrictId.parse(id)
  await db.execute(sql`select set_config('app.district_id', ${String(districtId)}, true)`)
  await db.insert(districts).values({ id: districtId, name, timeZone, trialEndsAt, planEndsAt })
  await insertYears(db, districtId, sample)
  const schoolIds = await insertSchools(db, districtId, sample)
  const educatorIds = await insertEducators(db, districtId, sample, schoolIds)
  const userIds = await insertPeople(db, districtId, sample, schoolIds, educatorIds, passwordHash)
  await linkTeachers(db)
  const ids = { districtId, schools: schoolIds, educators: educatorIds, users: userIds }
  const signers = await insertSigners(db, sample, ids)
  await insertObservations(db, sample, { ...ids, signers })
  const steps = sample.steps.map(({ educator, agreedBy, ...step }) => ({
    ...step,
    districtId,
    educatorId: get(educatorIds, educator),
    createdById: get(userIds, agreedBy),
  }))
  await inChunks(steps, (chunk) => db.insert(actionSteps).values(chunk))
  const own = sample.own.map(({ person, ...it }) => ({
    ...it,
    districtId,
    userId: get(userIds, person),
    revision: 1,
  }))
  await inChunks(own, (chunk) => db.insert(ownContents).values(chunk))
}

async function insertYears(db: Queries, districtId: DistrictId, { years }: SampleDistrict) {
  await db.insert(schoolYears).values(years.map(({ startsOn, endsOn }) => ({ districtId, startsOn, endsOn })))
  await db
    .insert(terms)
    .values(
      years.flatMap((year) =>
        termsOf(year).map((term) => ({ ...term, districtId, yearStartsOn: year.startsOn })),
      ),
    )
  await db.insert(closures).values(
    years.flatMap((year) =>
      year.closures.map(({ name, from, to }) => ({
        districtId,
        yearStartsOn: year.startsOn,
        firstOn: from,
        lastOn: to,
        name,
      })),
    ),
  )
}

/** Makes educators who sign in one person with their user. No two of the sample share a name. */
async function linkTeachers(db: Queries) {
  const teach = isOneOf(assignments.role, ['teacher', 'peer-observer'])
  await db
    .update(educators)
    .set({ userId: sql`${users.id}` })
    .from(users)
    .innerJoin(assignments, and(eq(assignments.userId, users.id), teach))
    .where(eq(users.name, educators.name))
}

async function insertSchools(
  db: Queries,
  districtId: DistrictId,
  sample: SampleDistrict,
): Promise<Ids<SchoolId>> {
  const ids = await takeIds(db, 'schools.id', sample.schools.length)
  const rows = sample.schools.map((school, index) => ({
    ...school,
    districtId,
    id: SchoolId.parse(ids[index]),
  }))
  await inChunks(rows, (chunk) => db.insert(schools).values(chunk))
  return new Map(rows.map(({ name, id }) => [name, id]))
}

async function insertEducators(
  db: Queries,
  districtId: DistrictId,
  sample: SampleDistrict,
  schoolIds: Ids<SchoolId>,
): Promise<Ids<EducatorId>> {
  const ids = await takeIds(db, 'educators.id', sample.educators.length)
  const rows = sample.educators.map((educator, index) => ({
    ...educator,
    districtId,
    id: EducatorId.parse(ids[index]),
  }))
  await inChunks(rows, (chunk) => db.insert(educators).values(chunk))
  const teaching = rows.flatMap(({ id, teaches }) =>
    teaches.map(({ school, startsOn, endsOn }) => ({
      districtId,
      educatorId: id,
      schoolId: get(schoolIds, school),
      startsOn,
      endsOn,
    })),
  )
  await inChunks(teaching, (chunk) => db.insert(educatorAssignments).values(chunk))
  return new Map(rows.map(({ name, id }) => [name, id]))
}
