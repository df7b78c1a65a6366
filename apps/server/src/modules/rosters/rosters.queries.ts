import type { DistrictId } from '@corridor/domain/people/ids'
import type { RosterRow } from '@corridor/domain/roster/roster-row'
import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { users } from '../people/people.tables.ts'
import {
  type ImportState,
  type RosterWho,
  rosterHabits,
  rosterImports,
  rosterPlan,
  rosterRows,
} from './rosters.tables.ts'

export type ImportRow = typeof rosterImports.$inferSelect
export type ImportChange = Partial<typeof rosterImports.$inferInsert>

/** Waits for, and then holds off, whoever else of the district begins an import, until the transaction ends. */
export async function takeImportTurn(db: Queries, districtId: DistrictId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rosters of ${districtId}`}, 0))`)
}

export async function findImport(db: Queries, id: string): Promise<ImportRow | undefined> {
  const [found] = await db.select().from(rosterImports).where(eq(rosterImports.id, id))
  return found
}

export async function lockImport(db: Queries, id: string): Promise<ImportRow | undefined> {
  const [found] = await db.select().from(rosterImports).where(eq(rosterImports.id, id)).for('update')
  return found
}

const MOST_LISTED = 20
const working: readonly ImportState[] = ['checking', 'importing', 'undoing']

export function latestImports(db: Queries, who: RosterWho): Promise<ImportRow[]> {
  return db
    .select()
    .from(rosterImports)
    .where(eq(rosterImports.who, who))
    .orderBy(desc(rosterImports.startedAt), desc(rosterImports.sequence))
    .limit(MOST_LISTED)
}

/** The import of the district that is under way, and who began it. */
export async function findRunning(db: Queries) {
  const [found] = await db
    .select({ id: rosterImports.id, userId: users.id, name: users.name, since: rosterImports.startedAt })
    .from(rosterImports)
    .innerJoin(users, eq(users.id, rosterImports.userId))
    .where(isOneOf(rosterImports.state, working))
    .limit(1)
  return found
}

/** The last import that changed something and was not undone. */
export async function lastDone(db: Queries): Promise<string | undefined> {
  const [found] = await db
    .select({ id: rosterImports.id })
    .from(rosterImports)
    .where(isOneOf(rosterImports.state, ['done', 'undoing', 'undone']))
    .orderBy(desc(rosterImports.finishedAt), desc(rosterImports.sequence))
    .limit(1)
  return found?.id
}

export async function insertImport(db: Queries, row: typeof rosterImports.$inferInsert): Promise<void> {
  await db.insert(rosterImports).values(row)
}

export async function changeImport(db: Queries, id: string, change: ImportChange): Promise<void> {
  await db.update(rosterImports).set(change).where(eq(rosterImports.id, id))
}

/** Moves an import on. Answers whether it was still where it should be: somebody may have cancelled it, or given it up for lost. */
export async function changeIf(
  db: Queries,
  id: string,
  state: ImportState,
  change: ImportChange,
): Promise<boolean> {
  const changed = await db
    .update(rosterImports)
    .set(change)
    .where(and(eq(rosterImports.id, id), eq(rosterImports.state, state)))
    .returning({ id: rosterImports.id })
  return changed.length > 0
}

/** Gives up imports that nobody has moved for long: their transaction never ended, so nothing of them is there. */
export async function endStuck(db: Queries, since: Date, reason: string): Promise<void> {
  const { state, movedAt } = rosterImports
  const before: Readonly<Record<string, ImportState>> = {
    checking: 'stopped',
    importing: 'checked',
    undoing: 'done',
  }
  for (const [from, to] of Object.entries(before))
    await db
      .update(rosterImports)
      .set({ state: to, reason })
      .where(and(sql`${state} = ${from}`, lt(movedAt, since)))
}

/** Drops other checks of the same person, of which each has one. A roster that was pulled is nobody's. */
export async function dropChecks(db: Queries, { userId, who, id }: Pick<ImportRow, 'userId' | 'who' | 'id'>) {
  const dropped = await db
    .update(rosterImports)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(rosterImports.userId, userId),
        eq(rosterImports.who, who),
        eq(rosterImports.state, 'checked'),
        eq(rosterImports.isPulled, false),
        ne(rosterImports.id, id),
      ),
    )
    .returning({ id: rosterImports.id })
  await forget(
    db,
    dropped.map((it) => it.id),
  )
}

/** Forgets the people whom an import names. */
export async function forget(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(rosterRows).where(isOneOf(rosterRows.importId, ids))
  await db.delete(rosterPlan).where(isOneOf(rosterPlan.importId, ids))
}

const rowsGiven = sql.raw('row int, content jsonb')

export async function insertRows(
  db: Queries,
  { districtId, id }: Pick<ImportRow, 'districtId' | 'id'>,
  rows: readonly RosterRow[],
): Promise<void> {
  const given = JSON.stringify(rows.map((it) => ({ row: it.row, content: it })))
  await db.execute(sql`
    insert into ${rosterRows} (district_id, import_id, row, content)
    select ${districtId}, ${id}::uuid, it.row, it.content from json_to_recordset(${given}::json) as it(${rowsGiven})
    on conflict do nothing`)
}

const ROWS_AT_ONCE = 1_000

/** All rows of a file, some at a time: to take them at once would keep others waiting. */
export async function rowsOf(db: Queries, id: string): Promise<RosterRow[]> {
  const { row, content, importId } = rosterRows
  const rows: RosterRow[] = []
  for (let after = -1; ; ) {
    const found = await db
      .select({ row, content })
      .from(rosterRows)
      .where(and(eq(importId, id), gt(row, after)))
      .orderBy(asc(row))
      .limit(ROWS_AT_ONCE)
    for (const it of found) rows.push(it.content)
    const last = found.at(-1)
    if (!last) return rows
    after = last.row
  }
}

/** Some rows of a file, for as long as it waits. */
export async function someRowsOf(
  db: Queries,
  id: string,
  rows: readonly number[],
): Promise<ReadonlyMap<number, RosterRow>> {
  if (rows.length === 0) return new Map()
  const { row, content, importId } = rosterRows
  const found = await db
    .select({ row, content })
    .from(rosterRows)
    .where(and(eq(importId, id), isOneOf(row, [...rows])))
  return new Map(found.map((it) => [it.row, it.content]))
}

export async function dropRows(db: Queries, id: string): Promise<void> {
  await db.delete(rosterRows).where(eq(rosterRows.importId, id))
}

export async function habitsOf(db: Queries, who: RosterWho) {
  const [found] = await db.select().from(rosterHabits).where(eq(rosterHabits.who, who))
  return found ?? { mapping: {}, schools: {} }
}

type Habits = Partial<Pick<typeof rosterHabits.$inferInsert, 'mapping' | 'schools'>>

/** Adds to what is remembered of a district's columns. */
export async function keepHabits(db: Queries, districtId: DistrictId, who: RosterWho, habits: Habits) {
  const { mapping = {}, schools = {} } = habits
  const joined = {
    mapping: sql`${rosterHabits.mapping} || excluded.mapping`,
    schools: sql`${rosterHabits.schools} || excluded.schools`,
  }
  await db
    .insert(rosterHabits)
    .values({ districtId, who, mapping, schools })
    .onConflictDoUpdate({ target: [rosterHabits.districtId, rosterHabits.who], set: joined })
}

interface Expiry {
  readonly checkedBefore: Date
  readonly doneBefore: Date
}

/** Forgets imports: checks are kept for a day, what can be undone for a month. */
export async function expireImports(db: Queries, { checkedBefore, doneBefore }: Expiry): Promise<void> {
  const { id, state, movedAt, finishedAt } = rosterImports
  const over = await db
    .update(rosterImports)
    .set({ state: 'cancelled', reason: 'Nobody imported it within a day.' })
    .where(and(eq(state, 'checked'), lt(movedAt, checkedBefore)))
    .returning({ id })
  const idle = isOneOf(state, ['cancelled', 'stopped'])
  const old = await db
    .select({ id })
    .from(rosterImports)
    .where(or(and(idle, isNull(finishedAt), lt(movedAt, checkedBefore)), lt(finishedAt, doneBefore)))
  await forget(
    db,
    [...over, ...old].map((it) => it.id),
  )
}
