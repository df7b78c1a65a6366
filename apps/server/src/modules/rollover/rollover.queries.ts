import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import { aliasedTable, and, desc, eq, exists, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { prepared } from '../../database/prepared.ts'
import { schools, schoolYears } from '../districts/districts.tables.ts'
import { users } from '../people/people.tables.ts'
import { type RolloverDone, rollovers } from './rollover.tables.ts'

const isDraft = eq(rollovers.status, 'draft')

export async function findDraft(db: Queries) {
  const { id, revision, draft, savedAt } = rollovers
  const [found] = await db
    .select({ id, revision, draft, savedAt, savedBy: users.name })
    .from(rollovers)
    .innerJoin(users, eq(users.id, rollovers.savedById))
    .where(isDraft)
  return found
}

/** The end of the latest school year, and whether the next one is being prepared. */
export const findEnding = prepared()((db) => {
  const { endsOn } = schoolYears
  const isPrepared = exists(db.select({ id: rollovers.id }).from(rollovers).where(isDraft))
  return db
    .select({ endsOn, isPrepared: sql<boolean>`${isPrepared}` })
    .from(schoolYears)
    .orderBy(desc(endsOn))
    .limit(1)
})

interface Saving {
  readonly draft: RolloverDraft
  readonly savedAt: Date
  readonly savedById: UserId
}

export async function insertDraft(db: Queries, districtId: DistrictId, saving: Saving): Promise<void> {
  await db.insert(rollovers).values({ ...saving, districtId, status: 'draft', revision: 1 })
}

export async function setDraft(db: Queries, revision: number, saving: Saving): Promise<void> {
  await db
    .update(rollovers)
    .set({ ...saving, revision })
    .where(isDraft)
}

export async function deleteDraft(db: Queries): Promise<void> {
  await db.delete(rollovers).where(isDraft)
}

interface CarriedOut {
  readonly doneAt: Date
  readonly doneById: UserId
  readonly done: RolloverDone
  readonly gradesDueOn: Day | null
}

export async function setDone(db: Queries, carriedOut: CarriedOut): Promise<void> {
  await db
    .update(rollovers)
    .set({ ...carriedOut, status: 'done' })
    .where(isDraft)
}

/** The last rollover that was carried out; undefined: none was, or it was undone. */
export async function findDone(db: Queries) {
  const author = aliasedTable(users, 'author')
  const { id, status, draft, done, doneAt, gradesDueOn } = rollovers
  const [found] = await db
    .select({ id, status, draft, done, doneAt, gradesDueOn, doneBy: author.name })
    .from(rollovers)
    .innerJoin(author, eq(author.id, rollovers.doneById))
    .orderBy(desc(doneAt))
    .limit(1)
  return found?.status === 'done' ? found : undefined
}

export async function setUndone(db: Queries, id: string, undoneAt: Date): Promise<void> {
  await db
    .update(rollovers)
    .set({ status: 'undone', undoneAt, gradesDueOn: null })
    .where(eq(rollovers.id, id))
}

/** Takes educators whose grades are to change by a day. Of several servers one gets them. */
export function takeDueGrades(db: Queries, today: Day) {
  return db
    .select({ id: rollovers.id, done: rollovers.done })
    .from(rollovers)
    .where(and(eq(rollovers.status, 'done'), lte(rollovers.gradesDueOn, today)))
    .for('update')
}

export async function setGraded(db: Queries, id: string): Promise<void> {
  await db.update(rollovers).set({ gradesDueOn: null }).where(eq(rollovers.id, id))
}

export function schoolsNamed(db: Queries) {
  const { id, name, isActive } = schools
  return db.select({ id, name, isActive }).from(schools).orderBy(sql`lower(${name})`)
}
