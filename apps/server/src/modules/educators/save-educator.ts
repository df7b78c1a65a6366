import type { AuditChange } from '@corridor/contract/district/audit'
import type { Educator, EducatorDetails } from '@corridor/contract/people/educators'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import type { DistrictToday } from '../districts/district-today.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { renamePerson } from '../people/keep-person.ts'
import { educatorChanges } from './educator-changes.ts'
import { holdAtOnce, numberTaken, writeNumber } from './roster/being-imported.ts'
import { getChanged, getManaged } from './seen-educator.ts'
import { describeEducator } from './show-educator.ts'
import { changedIn, checkTeaching, isNearTo } from './teaching/check-teaching.ts'
import { momentOf } from './teaching/school-moment.ts'
import { deleteTeaching, insertTeaching, keepFormer } from './teaching/teaching.queries.ts'
import { insertEducator, isNumberTaken, setEducator } from './writing.queries.ts'

export async function addEducator(
  db: Queries,
  actor: Actor,
  place: DistrictToday,
  { schools, ...facts }: EducatorDetails,
): Promise<Educator> {
  await takeTurns(db)
  const teaching = await checkTeaching(db, actor, schools, [])
  await requireFreeNumber(db, facts.externalId, null)
  const educatorId = await writeNumber(db, () => insertEducator(db, actor.districtId, tidy(facts)))
  await insertTeaching(db, { districtId: actor.districtId, educatorId }, teaching)
  return showChanged(db, actor, place, educatorId)
}

export async function changeEducator(
  db: Queries,
  actor: Actor,
  place: DistrictToday,
  educatorId: EducatorId,
  { schools, ...facts }: EducatorDetails,
): Promise<{ readonly educator: Educator; readonly changes: AuditChange[] }> {
  await takeTurns(db)
  const { today } = await momentOf(db, place)
  const before = await getManaged(db, actor, today, educatorId)
  await holdAtOnce(db, [educatorId])
  const { taught } = before
  const teaching = await checkTeaching(db, actor, schools, taught)
  await requireFreeNumber(db, facts.externalId, educatorId)
  await writeNumber(db, () => setEducator(db, educatorId, tidy(facts)))
  if (before.userId !== null) await renamePerson(db, before.userId, facts.name)
  const whose = { districtId: actor.districtId, educatorId }
  const isNear = isNearTo(actor)
  const near = taught.filter(({ schoolId }) => isNear(schoolId))
  await keepFormer(db, whose, changedIn(near, teaching), place.now)
  await deleteTeaching(
    db,
    educatorId,
    near.map(({ schoolId }) => schoolId),
  )
  await insertTeaching(db, whose, teaching)
  const after = await getChanged(db, actor, today, educatorId)
  const educator = await describeEducator(db, actor, await momentOf(db, place), after)
  return { educator, changes: educatorChanges(before, after) }
}

async function showChanged(
  db: Queries,
  actor: Actor,
  place: DistrictToday,
  id: EducatorId,
): Promise<Educator> {
  const moment = await momentOf(db, place)
  return describeEducator(db, actor, moment, await getChanged(db, actor, moment.today, id))
}

function tidy<Facts extends Pick<EducatorDetails, 'periods'>>(facts: Facts): Facts {
  return { ...facts, periods: [...new Set(facts.periods)] }
}

async function requireFreeNumber(db: Queries, externalId: string | null, self: EducatorId | null) {
  if (externalId !== null && (await isNumberTaken(db, externalId, self))) throw numberTaken()
}
