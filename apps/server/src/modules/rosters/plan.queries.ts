import type { EducatorId } from '@corridor/domain/people/ids'
import type { ChangedField, PlanItem, PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import { and, asc, count, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../database/by-name.ts'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { educators } from '../educators/educators.tables.ts'
import type { ImportRow } from './rosters.queries.ts'
import { rosterPlan } from './rosters.tables.ts'

export type PlannedRow = typeof rosterPlan.$inferSelect

export interface StagedItem extends PlanItem {
  readonly position: number
  readonly words: string
}

const given = sql.raw(
  'position int, kind text, row int, name text, "externalId" text, email text, "educatorId" int, "userId" int, before jsonb, after jsonb, invite jsonb, changes jsonb, faults jsonb, hint text, words text',
)

export async function insertPlan(
  db: Queries,
  { districtId, id }: Pick<ImportRow, 'districtId' | 'id'>,
  items: readonly StagedItem[],
): Promise<void> {
  // A null arrives as JSON null in a JSON column, and is written as SQL null.
  await db.execute(sql`
    insert into ${rosterPlan} (district_id, import_id, position, kind, row, name, external_id, email, educator_id,
      user_id, before, after, invite, changes, faults, hint, words)
    select ${districtId}, ${id}::uuid, it.position, it.kind, it.row, it.name, it."externalId", it.email, it."educatorId",
      it."userId", nullif(it.before, 'null'), nullif(it.after, 'null'), nullif(it.invite, 'null'), it.changes, it.faults,
      it.hint, it.words
    from json_to_recordset(${JSON.stringify(items)}::json) as it(${given})`)
}

export async function dropPlan(db: Queries, id: string, kinds?: readonly PlanKind[]): Promise<void> {
  const isKind = kinds && isOneOf(rosterPlan.kind, [...kinds])
  await db.delete(rosterPlan).where(and(eq(rosterPlan.importId, id), isKind))
}

export interface PlanFilters {
  readonly kind: PlanKind
  readonly search?: string | undefined
  readonly field?: ChangedField | undefined
}

function fits(id: string, { kind, search, field }: PlanFilters): SQL | undefined {
  return and(
    eq(rosterPlan.importId, id),
    eq(rosterPlan.kind, kind),
    search ? contains(rosterPlan.words, search) : undefined,
    field ? sql`${rosterPlan.changes} @> ${JSON.stringify([{ field }])}::jsonb` : undefined,
  )
}

export function pageOfPlan(db: Queries, id: string, filters: PlanFilters, skip: number, limit: number) {
  return db
    .select()
    .from(rosterPlan)
    .where(fits(id, filters))
    .orderBy(asc(rosterPlan.position))
    .offset(skip)
    .limit(limit)
}

export async function countPlan(db: Queries, id: string, filters: PlanFilters): Promise<number> {
  const [found] = await db.select({ n: count() }).from(rosterPlan).where(fits(id, filters))
  return found?.n ?? 0
}

/** The next items of one kind after a position. */
export function planAfter(db: Queries, id: string, kind: PlanKind, after: number, limit: number) {
  return db
    .select()
    .from(rosterPlan)
    .where(and(eq(rosterPlan.importId, id), eq(rosterPlan.kind, kind), gt(rosterPlan.position, after)))
    .orderBy(asc(rosterPlan.position))
    .limit(limit)
}

/** Educators whom the plan changes or who leave, by id: two imports lock them in the same order. */
export function plannedAfter(db: Queries, id: string, after: EducatorId | null, limit: number) {
  return db
    .select()
    .from(rosterPlan)
    .where(
      and(
        eq(rosterPlan.importId, id),
        isOneOf(rosterPlan.kind, ['changed', 'leaving']),
        isNotNull(rosterPlan.educatorId),
        after === null ? undefined : gt(rosterPlan.educatorId, after),
      ),
    )
    .orderBy(asc(rosterPlan.educatorId))
    .limit(limit)
}

/** Whether an educator here has by now a number or an address of somebody who is to be added. */
export async function isAnyAdded(db: Queries, id: string): Promise<boolean> {
  const added = (field: SQL) =>
    sql`(select ${field} from ${rosterPlan} where import_id = ${id}::uuid and kind = 'new')`
  // In this form PostgreSQL keeps the added people at hand: of a join it knows too little, just after a check, and
  // takes minutes.
  const { rows } = await db.execute(sql`
    select 1 from ${educators}
    where (external_id in ${added(sql`${rosterPlan.externalId}`)}) is true or (lower(email) in ${added(sql`${rosterPlan.email}`)}) is true limit 1`)
  return rows.length > 0
}

interface Added {
  readonly position: number
  readonly educatorId: EducatorId
}

export async function noteAdded(db: Queries, id: string, added: readonly Added[]): Promise<void> {
  await db.execute(sql`
    update ${rosterPlan} set educator_id = it."educatorId"
    from json_to_recordset(${JSON.stringify(added)}::json) as it(position int, "educatorId" int)
    where import_id = ${id}::uuid and kind = 'new' and ${rosterPlan}.position = it.position`)
}

type Outcome = NonNullable<PlannedRow['outcome']>

export async function noteOutcome(
  db: Queries,
  id: string,
  kind: PlanKind,
  positions: readonly number[],
  outcome: Outcome,
): Promise<void> {
  if (positions.length === 0) return
  await db
    .update(rosterPlan)
    .set({ outcome })
    .where(
      and(
        eq(rosterPlan.importId, id),
        eq(rosterPlan.kind, kind),
        isOneOf(rosterPlan.position, [...positions]),
      ),
    )
}

export async function countOutcomes(db: Queries, id: string) {
  const of = (outcome: Outcome) =>
    sql<number>`count(*) filter (where ${rosterPlan.outcome} = ${outcome})`.mapWith(Number)
  const [found] = await db
    .select({ undone: of('undone'), visited: of('visited'), edited: of('edited') })
    .from(rosterPlan)
    .where(eq(rosterPlan.importId, id))
  return found ?? { undone: 0, visited: 0, edited: 0 }
}
