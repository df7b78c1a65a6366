import type { StepDetails } from '@corridor/contract/educators'
import type { DistrictId, EducatorId, UserId } from '@corridor/domain/ids'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { users } from '../people/people.tables.ts'
import { actionSteps } from './educators.tables.ts'

export function openSteps(db: Queries, ids: readonly EducatorId[]) {
  const { educatorId, status } = actionSteps
  return db
    .select({ educatorId, steps: count() })
    .from(actionSteps)
    .where(and(inArray(educatorId, [...ids]), eq(status, 'open')))
    .groupBy(educatorId)
}

function steps(db: Queries) {
  const { id, educatorId, text, dueOn, status, createdAt, closedAt } = actionSteps
  return db
    .select({ id, educatorId, text, dueOn, status, createdAt, closedAt, createdBy: users.name })
    .from(actionSteps)
    .innerJoin(users, eq(users.id, actionSteps.createdById))
}

export type StepRow = Awaited<ReturnType<typeof steps>>[number]

/** Open ones first, by when they are due; then the last that was closed. */
export function stepsOf(db: Queries, id: EducatorId): Promise<StepRow[]> {
  const { educatorId, closedAt, dueOn, createdAt } = actionSteps
  return steps(db)
    .where(eq(educatorId, id))
    .orderBy(sql`${closedAt} desc nulls first`, asc(dueOn), desc(createdAt), asc(actionSteps.id))
}

export async function findStep(db: Queries, id: string): Promise<StepRow | undefined> {
  const [step] = await steps(db).where(eq(actionSteps.id, id))
  return step
}

interface Writing extends StepDetails {
  readonly districtId: DistrictId
  readonly id: string
  readonly educatorId: EducatorId
  readonly createdById: UserId
  readonly createdAt: Date
  readonly observationId?: string
}

/** Answers whether it was written: an id that another educator's step has is not. */
export async function writeStep(db: Queries, step: Writing): Promise<boolean> {
  return (await writeSteps(db, [step])).length > 0
}

/** Answers those that were written. Each id comes once. */
export function writeSteps(db: Queries, steps: readonly Writing[]) {
  const { districtId, id, educatorId, closedAt } = actionSteps
  return db
    .insert(actionSteps)
    .values(steps.map((it) => ({ ...it, closedAt: it.status === 'open' ? null : it.createdAt })))
    .onConflictDoUpdate({
      target: [districtId, id],
      set: {
        ...{ text: sql`excluded.text`, dueOn: sql`excluded.due_on`, status: sql`excluded.status` },
        // When it was closed is when it was closed first; reopening forgets it.
        closedAt: sql`case when excluded.status = 'open' then null else coalesce(${closedAt}, excluded.closed_at) end`,
      },
      setWhere: sql`${educatorId} = excluded.educator_id`,
    })
    .returning({ id })
}
