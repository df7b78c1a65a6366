import type { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import type { PlannedTeaching, RosterFacts } from '@corridor/domain/roster/plan/roster-plan'
import type { Queries } from '../../../database/doors.ts'
import { renamePeople } from '../../people/keep-person.ts'
import {
  deleteEducators,
  deleteFormer,
  deleteTaught,
  expectMany,
  insertEducators,
  insertFormer,
  insertTaught,
  referredTo,
  updateEducators,
} from './roster.queries.ts'

// Rosters are written by a few statements for however many people; whoever calls has locked and compared them.

/** Prepares the transaction for writing, or taking back, a whole roster. */
export function prepareToWrite(db: Queries): Promise<void> {
  return expectMany(db)
}

/** Adds educators, and answers their ids in the order given. */
export async function addEducators(
  db: Queries,
  districtId: DistrictId,
  given: readonly RosterFacts[],
): Promise<EducatorId[]> {
  const ids = await insertEducators(db, districtId, given)
  const taught = given.flatMap(({ teaching }, index) => ofEducator(ids[index], teaching))
  await insertTaught(db, districtId, taught)
  return ids
}

export interface RosterChange {
  readonly id: EducatorId
  readonly before: RosterFacts
  readonly after: RosterFacts
}

/** Changes educators. Where they were listed before still counts for visits that were made before. */
export async function changeEducators(
  db: Queries,
  districtId: DistrictId,
  changes: readonly RosterChange[],
  at: Date,
): Promise<void> {
  await writeFacts(db, districtId, changes)
  const former = changes.flatMap(({ id, before, after }) =>
    ofEducator(
      id,
      before.teaching.filter((it) => !after.teaching.some((other) => isSame(it, other))),
    ),
  )
  await insertFormer(db, districtId, former, at)
}

/** Puts educators back as they were before an import changed them at a moment. */
export async function restoreEducators(
  db: Queries,
  districtId: DistrictId,
  changes: readonly RosterChange[],
  changedAt: Date,
): Promise<void> {
  await writeFacts(db, districtId, changes)
  await deleteFormer(
    db,
    changes.map(({ id }) => id),
    changedAt,
  )
}

async function writeFacts(db: Queries, districtId: DistrictId, changes: readonly RosterChange[]) {
  await updateEducators(
    db,
    changes.map(({ id, after }) => ({ id, facts: after })),
  )
  await renamePeople(
    db,
    changes.filter(({ before, after }) => before.name !== after.name).map(({ id }) => id),
  )
  const moved = changes.filter(({ before, after }) => !isSameTeaching(before, after))
  await deleteTaught(
    db,
    moved.map(({ id }) => id),
  )
  await insertTaught(
    db,
    districtId,
    moved.flatMap(({ id, after }) => ofEducator(id, after.teaching)),
  )
}

function ofEducator(educatorId: EducatorId | undefined, teaching: readonly PlannedTeaching[]) {
  if (educatorId === undefined) throw new Error('An educator was not written.')
  return teaching.map((it) => ({ ...it, educatorId }))
}

function isSameTeaching({ teaching: one }: RosterFacts, { teaching: other }: RosterFacts): boolean {
  return one.length === other.length && one.every((it) => other.some((that) => isSame(it, that)))
}

function isSame(one: PlannedTeaching, other: PlannedTeaching): boolean {
  return one.schoolId === other.schoolId && one.startsOn === other.startsOn && one.endsOn === other.endsOn
}

/** Removes educators to whom nothing refers yet, and answers who stays. */
export async function removeEducators(db: Queries, ids: readonly EducatorId[]): Promise<Set<EducatorId>> {
  const staying = await referredTo(db, ids)
  await deleteEducators(
    db,
    ids.filter((id) => !staying.has(id)),
  )
  return staying
}
