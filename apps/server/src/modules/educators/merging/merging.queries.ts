import type { Teaching } from '@corridor/contract/people/educators'
import type { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared } from '../../../database/prepared.ts'
import { users } from '../../people/people.tables.ts'
import { actionSteps, educatorAssignments, educators, formerTeaching } from '../educators.tables.ts'
import type { ChangeMade, EducatorFacts, Undoable } from './change-kept.ts'
import { educatorChanges, mergedEducators, toldApart } from './merging.tables.ts'

const { name, grades, subject, room, email, externalId } = educators
const { periods, hiredOn, isActive, isProvisional, userId } = educators
const facts = {
  name,
  grades,
  subject,
  room,
  email,
  externalId,
  periods,
  hiredOn,
  isActive,
  isProvisional,
  userId,
}

/** Locks educators' rows until the transaction ends. */
export function lockFacts(db: Queries, ids: readonly EducatorId[]) {
  const { id } = educators
  return db
    .select({ id, ...facts })
    .from(educators)
    .where(isOneOf(id, ids))
    .orderBy(id)
    .for('update')
}

export async function setFacts(db: Queries, id: EducatorId, values: Partial<EducatorFacts>): Promise<void> {
  if (Object.keys(values).length > 0) await db.update(educators).set(values).where(eq(educators.id, id))
}

export async function deleteEducator(db: Queries, id: EducatorId): Promise<void> {
  await db.delete(educators).where(eq(educators.id, id))
}

export async function insertAgain(
  db: Queries,
  districtId: DistrictId,
  row: EducatorFacts & { readonly id: EducatorId },
): Promise<void> {
  await db.insert(educators).values({ ...row, districtId })
}

export async function teachingRows(db: Queries, id: EducatorId): Promise<Teaching[]> {
  const { educatorId, schoolId, startsOn, endsOn } = educatorAssignments
  return db
    .select({ schoolId, startsOn, endsOn })
    .from(educatorAssignments)
    .where(eq(educatorId, id))
    .orderBy(schoolId, startsOn)
}

export async function replaceTeaching(
  db: Queries,
  districtId: DistrictId,
  educatorId: EducatorId,
  rows: readonly Teaching[],
): Promise<void> {
  await db.delete(educatorAssignments).where(eq(educatorAssignments.educatorId, educatorId))
  if (rows.length > 0)
    await db.insert(educatorAssignments).values(rows.map((it) => ({ ...it, districtId, educatorId })))
}

/** Moves an educator's former teaching to another: a visit made there before a change may still arrive. */
export async function moveFormer(db: Queries, from: EducatorId, to: EducatorId): Promise<void> {
  const { districtId, educatorId, schoolId, startsOn, endsOn, changedAt } = formerTeaching
  const theirs = db
    .select({ districtId, educatorId: sql`${to}::int`.as('to'), schoolId, startsOn, endsOn, changedAt })
    .from(formerTeaching)
    .where(eq(educatorId, from))
  await db.insert(formerTeaching).select(theirs).onConflictDoNothing()
  await db.delete(formerTeaching).where(eq(educatorId, from))
}

/** Moves an educator's steps to another, and answers which. */
export async function moveSteps(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  only?: readonly string[],
): Promise<string[]> {
  const { id, educatorId } = actionSteps
  const moved = await db
    .update(actionSteps)
    .set({ educatorId: to })
    .where(and(eq(educatorId, from), only && isOneOf(id, only)))
    .returning({ id })
  return moved.map((it) => it.id)
}

export async function insertChange(db: Queries, values: typeof educatorChanges.$inferInsert): Promise<void> {
  await db.insert(educatorChanges).values(values)
}

export async function findChange(db: Queries, id: string) {
  const { kind, madeById, madeAt, made, undo, undoneAt } = educatorChanges
  const [found] = await db
    .select({ id: educatorChanges.id, kind, madeById, madeAt, made, undo, undoneAt })
    .from(educatorChanges)
    .where(eq(educatorChanges.id, id))
    .for('update')
  return found
}

export async function keepUndo(db: Queries, id: string, undo: Undoable): Promise<void> {
  await db.update(educatorChanges).set({ undo }).where(eq(educatorChanges.id, id))
}

export async function setUndone(db: Queries, id: string, made: ChangeMade, undoneAt: Date): Promise<void> {
  await db.update(educatorChanges).set({ made, undoneAt, undo: null }).where(eq(educatorChanges.id, id))
}

/** Forgets how to undo changes that can no longer be undone. */
export async function forgetUndos(db: Queries, before: Date): Promise<void> {
  const { madeAt, undo } = educatorChanges
  await db
    .update(educatorChanges)
    .set({ undo: null })
    .where(and(lt(madeAt, before), isNotNull(undo)))
}

/** Merges that can still be undone, the newest first. */
export function openMerges(db: Queries, since: Date) {
  const { id, kind, madeAt, madeById, undo, undoneAt } = educatorChanges
  return db
    .select({ id, madeAt, undo, by: users.name })
    .from(educatorChanges)
    .innerJoin(users, eq(users.id, madeById))
    .where(and(eq(kind, 'merge'), gte(madeAt, since), isNull(undoneAt), isNotNull(undo)))
    .orderBy(desc(madeAt))
    .limit(50)
}

type Merged = Omit<typeof mergedEducators.$inferInsert, 'districtId'>

/** Notes a merge. Educators merged into the other one before point to the kept one from now on; answers who they are. */
export async function insertMerged(db: Queries, districtId: DistrictId, it: Merged): Promise<EducatorId[]> {
  const earlier = await db
    .update(mergedEducators)
    .set({ intoId: it.intoId })
    .where(eq(mergedEducators.intoId, it.id))
    .returning({ id: mergedEducators.id })
  await db.insert(mergedEducators).values({ ...it, districtId })
  return earlier.map(({ id }) => id)
}

export async function deleteMerged(db: Queries, id: EducatorId): Promise<void> {
  await db.delete(mergedEducators).where(eq(mergedEducators.id, id))
}

export async function pointMerged(
  db: Queries,
  ids: readonly EducatorId[],
  intoId: EducatorId,
): Promise<void> {
  await db.update(mergedEducators).set({ intoId }).where(isOneOf(mergedEducators.id, ids))
}

/** The educator that a merged one's id leads to. */
export async function findMerged(db: Queries, id: EducatorId) {
  const [found] = await mergedAs(db, { id })
  return found
}

const mergedAs = prepared<{ readonly id: EducatorId }>()((db, value) => {
  const { id, intoId, changeId } = mergedEducators
  // An id may be larger than the column holds; then nobody had it.
  return db
    .select({ intoId, changeId })
    .from(mergedEducators)
    .where(sql`${id} = ${value('id')}::bigint`)
})

export async function insertApart(db: Queries, districtId: DistrictId, a: EducatorId, b: EducatorId) {
  const [oneId, otherId] = a < b ? [a, b] : [b, a]
  const added = await db
    .insert(toldApart)
    .values({ districtId, oneId, otherId })
    .onConflictDoNothing()
    .returning({ oneId: toldApart.oneId })
  return added.length > 0
}

export function allApart(db: Queries) {
  return db.select({ oneId: toldApart.oneId, otherId: toldApart.otherId }).from(toldApart)
}
