import type { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import type { RosterFacts } from '@corridor/domain/roster/plan/roster-plan'
import { asc, eq, exists, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { educatorAssignments, educators, formerTeaching } from '../educators.tables.ts'

function people(db: Queries) {
  const { id, name, email, externalId, grades, subject, room, hiredOn, isActive, isProvisional, userId } =
    educators
  const account = db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, userId))
  const facts = { id, name, email, externalId, grades, subject, room, hiredOn, isActive, isProvisional }
  return db.select({ ...facts, userId, hasAccount: sql<boolean>`${exists(account)}` }).from(educators)
}

export type RosteredRow = Awaited<ReturnType<typeof people>>[number]

/** The next educators of the district by id. */
export function educatorsAfter(db: Queries, after: number, limit: number) {
  return people(db).where(sql`${educators.id} > ${after}`).orderBy(asc(educators.id)).limit(limit)
}

/** Locks educators: whoever else would change one waits until the transaction ends; visits to them do not. */
export function lockEducators(db: Queries, ids: readonly EducatorId[]) {
  return people(db)
    .where(isOneOf(educators.id, ids))
    .orderBy(asc(educators.id))
    .for('no key update', { of: educators })
}

export function teachingOf(db: Queries, ids: readonly EducatorId[]) {
  const { educatorId, schoolId, startsOn, endsOn } = educatorAssignments
  return db
    .select({ educatorId, schoolId, startsOn, endsOn })
    .from(educatorAssignments)
    .where(isOneOf(educatorId, ids))
    .orderBy(asc(schoolId), asc(startsOn))
}

const facts = sql.raw(
  'name text, email text, "externalId" text, grades text, subject text, room text, "hiredOn" date, "isActive" boolean, "isProvisional" boolean',
)

/**
 * Inserts educators, and answers their ids in the order given. The days on which they teach are inserted with them:
 * otherwise the database would write each row a second time.
 */
export async function insertEducators(
  db: Queries,
  districtId: DistrictId,
  given: readonly RosterFacts[],
): Promise<EducatorId[]> {
  const people = JSON.stringify(given.map(({ teaching, ...it }) => ({ ...it, ...daysOf(teaching) })))
  const { rows } = await db.execute<{ id: EducatorId }>(sql`
    insert into ${educators} (district_id, name, email, external_id, grades, subject, room, hired_on, is_active, is_provisional,
      teaches_from, teaches_until)
    select ${districtId}, it.name, it.email, it."externalId", it.grades, it.subject, it.room, it."hiredOn", it."isActive", it."isProvisional",
      it."from", it."until"
    from rows from (json_to_recordset(${people}::json) as (${facts}, "from" date, "until" date)) with ordinality
      as it(name, email, "externalId", grades, subject, room, "hiredOn", "isActive", "isProvisional", "from", "until", place)
    order by it.place
    returning id`)
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

function daysOf(teaching: RosterFacts['teaching']) {
  const from = teaching.map(({ startsOn }) => startsOn).sort()[0] ?? 'infinity'
  // Compared as text, “infinity” comes after every day.
  const until =
    teaching
      .map(({ endsOn }) => endsOn ?? 'infinity')
      .sort()
      .at(-1) ?? '-infinity'
  return { from, until }
}

interface Changed {
  readonly id: EducatorId
  readonly facts: RosterFacts
}

/** Updates educators. Numbers are written only where they change: a visit that is being saved waits for a changed one. */
export async function updateEducators(db: Queries, changed: readonly Changed[]): Promise<void> {
  const given = JSON.stringify(changed.map((it) => ({ id: it.id, ...it.facts })))
  const from = sql`json_to_recordset(${given}::json) as it(id int, ${facts})`
  await db.execute(sql`
    update ${educators} set name = it.name, email = it.email, grades = it.grades, subject = it.subject, room = it.room,
      hired_on = it."hiredOn", is_active = it."isActive", is_provisional = it."isProvisional"
    from ${from} where ${educators}.id = it.id`)
  await db.execute(sql`
    update ${educators} set external_id = it."externalId"
    from ${from} where ${educators}.id = it.id and ${educators}.external_id is distinct from it."externalId"`)
}

interface Taught {
  readonly educatorId: EducatorId
  readonly schoolId: number
  readonly startsOn: string
  readonly endsOn: string | null
}

const taught = sql.raw('"educatorId" int, "schoolId" int, "startsOn" date, "endsOn" date')

export async function insertTaught(
  db: Queries,
  districtId: DistrictId,
  given: readonly Taught[],
): Promise<void> {
  if (given.length === 0) return
  await db.execute(sql`
    insert into ${educatorAssignments} (district_id, educator_id, school_id, starts_on, ends_on)
    select ${districtId}, it."educatorId", it."schoolId", it."startsOn", it."endsOn"
    from json_to_recordset(${JSON.stringify(given)}::json) as it(${taught})`)
}

export async function insertFormer(
  db: Queries,
  districtId: DistrictId,
  given: readonly Taught[],
  changedAt: Date,
): Promise<void> {
  if (given.length === 0) return
  await db.execute(sql`
    insert into ${formerTeaching} (district_id, educator_id, school_id, starts_on, ends_on, changed_at)
    select ${districtId}, it."educatorId", it."schoolId", it."startsOn", it."endsOn", ${changedAt.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(given)}::json) as it(${taught})
    on conflict do nothing`)
}

export async function deleteTaught(db: Queries, ids: readonly EducatorId[]): Promise<void> {
  await db.delete(educatorAssignments).where(isOneOf(educatorAssignments.educatorId, ids))
}

/** Deletes former teaching noted since a moment: what an import noted when it changed educators goes with its undo. */
export async function deleteFormer(db: Queries, ids: readonly EducatorId[], since: Date): Promise<void> {
  const { educatorId, changedAt } = formerTeaching
  await db
    .delete(formerTeaching)
    .where(sql`${isOneOf(educatorId, ids)} and ${changedAt} >= ${since.toISOString()}::timestamptz`)
}

/** Some educators to whom a row of any table refers: visits, steps, sendings and whatever else there is. */
export async function referredTo(db: Queries, ids: readonly EducatorId[]): Promise<Set<EducatorId>> {
  const { rows } = await db.execute<{ place: string; name: string }>(sql`
    select con.conrelid::regclass::text as place, att.attname as name
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[2]
    where con.contype = 'f' and con.confrelid = 'educators'::regclass and con.confdeltype <> 'c'
      and con.conrelid not in ('educator_assignments'::regclass, 'former_teaching'::regclass)`)
  const found = new Set<EducatorId>()
  for (const { place, name } of rows) {
    const column = sql.identifier(name)
    const { rows: named } = await db.execute<{ id: EducatorId }>(
      sql`select distinct ${column} as id from ${sql.identifier(place)} where ${column} = any(${sql.param([...ids])}::int[])`,
    )
    for (const { id } of named) found.add(id)
  }
  return found
}

/** Deletes educators whom nothing refers to, with the schools that they were listed at. */
export async function deleteEducators(db: Queries, ids: readonly EducatorId[]): Promise<void> {
  await db.delete(formerTeaching).where(isOneOf(formerTeaching.educatorId, ids))
  // In one statement: for an educator who is gone, the database has no days of teaching to write.
  await db.execute(sql`with gone as (delete from ${educatorAssignments} where ${isOneOf(educatorAssignments.educatorId, ids)})
    delete from ${educators} where ${isOneOf(educators.id, ids)}`)
}

/** Locks educators if nobody changes any of them right now, as an import does; answers whether it could. */
export async function lockAtOnce(db: Queries, ids: readonly EducatorId[]): Promise<boolean> {
  const wanted = new Set(ids)
  const { rows } = await db.execute(
    sql`select 1 from ${educators} where ${isOneOf(educators.id, [...wanted])} order by id for no key update skip locked`,
  )
  return rows.length === wanted.size
}

/**
 * Prepares the transaction for writing thousands of rows. References are looked up by plans that PostgreSQL keeps; one
 * made when a table had few rows would read the whole table for each. Plans are made anew, and until the transaction
 * ends they use indexes.
 */
export async function expectMany(db: Queries): Promise<void> {
  await db.execute(sql`discard plans`)
  await db.execute(sql`set local enable_seqscan = off`)
}

/** From here on a statement that would wait for somebody else's transaction fails instead. */
export async function waitShortly(db: Queries): Promise<void> {
  await db.execute(sql`set local lock_timeout = '200ms'`)
}

export async function waitUsually(db: Queries): Promise<void> {
  await db.execute(sql`set local lock_timeout to default`)
}
