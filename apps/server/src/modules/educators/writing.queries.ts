import type { EducatorDetails } from '@corridor/contract/people/educators'
import type { DistrictId, EducatorId, UserId } from '@corridor/domain/people/ids'
import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { educators } from './educators.tables.ts'

type Facts = Omit<EducatorDetails, 'schools'>

export function insertEducator(db: Queries, districtId: DistrictId, facts: Facts): Promise<EducatorId> {
  return insert(db, { ...facts, districtId })
}

type Met = Pick<Facts, 'name' | 'grades' | 'subject' | 'room'>

export function insertProvisional(db: Queries, districtId: DistrictId, met: Met): Promise<EducatorId> {
  return insert(db, { ...met, districtId, isProvisional: true })
}

async function insert(db: Queries, values: typeof educators.$inferInsert): Promise<EducatorId> {
  const [educator] = await db.insert(educators).values(values).returning({ id: educators.id })
  if (!educator) throw new Error('An educator was not written.')
  return educator.id
}

/** Changes an educator. Whoever changes one who was added at the door has looked at them, and so confirms them. */
export async function setEducator(db: Queries, id: EducatorId, facts: Facts): Promise<void> {
  await db
    .update(educators)
    .set({ ...facts, isProvisional: false })
    .where(eq(educators.id, id))
}

function persons(db: Queries, id: EducatorId) {
  const { name, userId } = educators
  return db.select({ name, userId }).from(educators).where(eq(educators.id, id))
}

export async function findPerson(db: Queries, id: EducatorId) {
  const [educator] = await persons(db, id)
  return educator
}

/** Locks an educator's person: of two that ask for it at once, the later finds the one that the earlier made. */
export async function lockPerson(db: Queries, id: EducatorId) {
  const [educator] = await persons(db, id).for('no key update')
  return educator
}

export async function connectPerson(db: Queries, id: EducatorId, userId: UserId): Promise<void> {
  await db.update(educators).set({ userId }).where(eq(educators.id, id))
}

export async function isNumberTaken(db: Queries, externalId: string, self: EducatorId | null) {
  const isOther = self === null ? undefined : ne(educators.id, self)
  const found = await db
    .select({ id: educators.id })
    .from(educators)
    .where(and(eq(educators.externalId, externalId), isOther))
    .limit(1)
  return found.length > 0
}

export async function setAddress(db: Queries, id: EducatorId, email: string): Promise<void> {
  await db.update(educators).set({ email }).where(eq(educators.id, id))
}
