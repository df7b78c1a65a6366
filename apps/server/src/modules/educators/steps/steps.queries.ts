import type { StepDetails } from '@corridor/contract/people/educators'
import type { Actor } from '@corridor/domain/people/actor'
import type { DistrictId, EducatorId, UserId } from '@corridor/domain/people/ids'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared } from '../../../database/prepared.ts'
import { observations } from '../../observations/observations.tables.ts'
import { users } from '../../people/people.tables.ts'
import { actionSteps, educators } from '../educators.tables.ts'

/** The observation in which a step was agreed; a step that was written by itself has none. */
export const isOrigin = eq(observations.id, actionSteps.observationId)
const isFromCoaching = sql<boolean>`coalesce(${observations.purpose} = 'coaching', false)`

/**
 * Whether somebody may know of a step. What was agreed in coaching is between two: who coached, and the educator.
 * Support with their eyes is neither. Asked beside the step's `origin`.
 */
export function isStepSeenBy(
  db: Queries,
  { realUserId }: { readonly realUserId: UserId | Placeholder },
): SQL | undefined {
  const me = db.select({ id: educators.id }).from(educators).where(eq(educators.userId, realUserId))
  return or(
    isNull(observations.id),
    ne(observations.purpose, 'coaching'),
    eq(observations.observerId, realUserId),
    inArray(observations.educatorId, me),
  )
}

/** How many open steps of each educator somebody may know of. */
export function countOpenSteps(db: Queries, actor: Actor, ids: readonly EducatorId[]) {
  const { educatorId, status } = actionSteps
  return db
    .select({ educatorId, steps: count() })
    .from(actionSteps)
    .leftJoin(observations, isOrigin)
    .where(and(isOneOf(educatorId, ids), eq(status, 'open'), isStepSeenBy(db, actor)))
    .groupBy(educatorId)
}

/** Open steps that somebody may know of. The last agreed come first: they are what the next visit looks for. */
export function openStepsOf(db: Queries, { realUserId }: Actor, ids: readonly EducatorId[]) {
  return openSteps(db, { realUserId, ids })
}

interface Seen {
  readonly realUserId: UserId
  readonly ids: readonly EducatorId[]
}

const openSteps = prepared<Seen>()((db, value) => {
  const { id, educatorId, text, dueOn, createdAt, status } = actionSteps
  return db
    .select({ id, educatorId, text, dueOn, createdAt, isCoaching: isFromCoaching })
    .from(actionSteps)
    .leftJoin(observations, isOrigin)
    .where(
      and(
        isOneOf(educatorId, value('ids')),
        eq(status, 'open'),
        isStepSeenBy(db, { realUserId: value('realUserId') }),
      ),
    )
    .orderBy(desc(createdAt), asc(id))
})

/** How many steps that somebody may know of were mastered since a day. */
export async function countMastered(
  db: Queries,
  { realUserId }: Actor,
  ids: readonly EducatorId[],
  since: Date,
) {
  const [found] = await mastered(db, { realUserId, ids, since: since.toISOString() })
  return found?.n ?? 0
}

const mastered = prepared<Seen & { readonly since: string }>()((db, value) => {
  const { educatorId, status, closedAt } = actionSteps
  return db
    .select({ n: count() })
    .from(actionSteps)
    .leftJoin(observations, isOrigin)
    .where(
      and(
        isOneOf(educatorId, value('ids')),
        eq(status, 'mastered'),
        sql`${closedAt} >= ${value('since')}::timestamptz`,
        isStepSeenBy(db, { realUserId: value('realUserId') }),
      ),
    )
})

const closers = alias(users, 'closers')

export function steps(db: Queries, reader: Parameters<typeof isStepSeenBy>[1]) {
  const { id, educatorId, text, dueOn, status, createdAt, closedAt, carriedAt, observationId } = actionSteps
  return db
    .select({
      id,
      educatorId,
      text,
      dueOn,
      status,
      createdAt,
      closedAt,
      carriedAt,
      closedBy: closers.name,
      createdBy: users.name,
      createdById: actionSteps.createdById,
      observationId,
      isFromCoaching,
      isSeen: sql<boolean>`${isStepSeenBy(db, reader)}`,
    })
    .from(actionSteps)
    .innerJoin(users, eq(users.id, actionSteps.createdById))
    .leftJoin(closers, eq(closers.id, actionSteps.closedById))
    .leftJoin(observations, isOrigin)
}

export type StepRow = Awaited<ReturnType<typeof steps>>[number]

/** An educator's steps that somebody may know of: open ones first, by when they are due; then the last that was closed. */
export function stepsOf(db: Queries, { realUserId }: Actor, id: EducatorId): Promise<StepRow[]> {
  return stepsOfOne(db, { realUserId, id })
}

const stepsOfOne = prepared<{ readonly realUserId: UserId; readonly id: EducatorId }>()((db, value) => {
  const { educatorId, closedAt, dueOn, createdAt } = actionSteps
  const reader = { realUserId: value('realUserId') }
  return steps(db, reader)
    .where(and(eq(educatorId, value('id')), isStepSeenBy(db, reader)))
    .orderBy(sql`${closedAt} desc nulls first`, asc(dueOn), desc(createdAt), asc(actionSteps.id))
})

/** Several educators' steps that somebody may know of, in the order in which they were agreed. */
export function stepsAbout(db: Queries, actor: Actor, ids: readonly EducatorId[]): Promise<StepRow[]> {
  const { educatorId, createdAt } = actionSteps
  return steps(db, actor)
    .where(and(isOneOf(educatorId, ids), isStepSeenBy(db, actor)))
    .orderBy(asc(educatorId), asc(createdAt), asc(actionSteps.id))
}

/** A step by its id, also one that is not the actor's to see: its id is taken. */
export async function findStep(db: Queries, actor: Actor, id: string): Promise<StepRow | undefined> {
  const [step] = await steps(db, actor).where(eq(actionSteps.id, id))
  return step
}

/** Steps of an educator, and whether an observer may know of each, locked until the transaction ends. */
export function lockSteps(
  db: Queries,
  { educatorId: educator, observerId }: { readonly educatorId: EducatorId; readonly observerId: UserId },
  ids: readonly string[],
) {
  const { id, educatorId, text, dueOn, status, carriedAt, observationId } = actionSteps
  const isSeen = sql<boolean>`${isStepSeenBy(db, { realUserId: observerId })}`
  return db
    .select({ id, text, dueOn, status, carriedAt, observationId, isSeen })
    .from(actionSteps)
    .leftJoin(observations, isOrigin)
    .where(and(isOneOf(id, ids), eq(educatorId, educator)))
    .orderBy(asc(id))
    .for('update', { of: actionSteps })
}

export type CurrentStep = Awaited<ReturnType<typeof lockSteps>>[number]

interface Writing extends Omit<StepDetails, 'isCarried'> {
  readonly districtId: DistrictId
  readonly id: string
  readonly educatorId: EducatorId
  readonly createdById: UserId
  readonly createdAt: Date
  readonly observationId?: string
  /** When the step went on under a new date; null: that is taken back. Absent: it stays as it is. */
  readonly carriedAt?: Date | null
}

/** Writes a step, and answers whether it was written: under an id that another educator's step has it is not. */
export async function writeStep(db: Queries, step: Writing): Promise<boolean> {
  return (await writeSteps(db, [step])).length > 0
}

const opened = { closedAt: null, closedById: null }

function closedNow({ createdAt, createdById }: Pick<Writing, 'createdAt' | 'createdById'>) {
  return { closedAt: createdAt, closedById: createdById }
}

/** Writes steps, each id once; answers those that were written. */
export function writeSteps(db: Queries, steps: readonly Writing[]) {
  const { districtId, id, educatorId, closedAt, closedById } = actionSteps
  const carried = steps.some((it) => it.carriedAt !== undefined)
  return db
    .insert(actionSteps)
    .values(steps.map((it) => ({ ...it, ...(it.status === 'open' ? opened : closedNow(it)) })))
    .onConflictDoUpdate({
      target: [districtId, id],
      set: {
        text: sql`excluded.text`,
        dueOn: sql`excluded.due_on`,
        status: sql`excluded.status`,
        ...(carried && { carriedAt: sql`excluded.carried_at` }),
        // A step keeps when it was closed first; reopening forgets it.
        closedAt: sql`case when excluded.status = 'open' then null else coalesce(${closedAt}, excluded.closed_at) end`,
        // A step keeps who closed it first; for one closed before that was kept, nobody knows.
        closedById: sql`case when excluded.status = 'open' then null when ${closedAt} is null then excluded.closed_by_id else ${closedById} end`,
      },
      setWhere: sql`${educatorId} = excluded.educator_id`,
    })
    .returning({ id })
}
