import { MOST_EDUCATORS } from '@corridor/contract/people/educators-asked'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import { type AnyColumn, and, count, eq, exists, type SQL, sql } from 'drizzle-orm'
import { bySortName, type PageByName, type PlaceByName } from '../../database/by-name.ts'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts, invitations } from '../../database/platform.tables.ts'
import { prepared } from '../../database/prepared.ts'
import { educators } from './educators.tables.ts'
import { isAmong, isSeen, type Sight } from './in-sight.ts'
import { isListed, type Listing } from './list/listed.queries.ts'

const { isBefore, isOn, orderOn } = bySortName(educators.sortName, educators.id)

function people(db: Queries) {
  const { districtId: _, id, name, grades, subject, room, email, externalId } = educators
  const { periods, hiredOn, isActive, isProvisional, userId } = educators
  const { sortName } = educators
  const facts = { id, name, sortName, grades, subject, room, email, externalId }
  const account = db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, userId))
  const invitation = db
    .select({ id: invitations.userId })
    .from(invitations)
    .where(and(eq(invitations.districtId, educators.districtId), eq(invitations.userId, userId)))
  return db
    .select({
      ...facts,
      periods,
      hiredOn,
      isActive,
      isProvisional,
      userId,
      /** The educator's person may have no account, and have written by a mailed link. */
      hasAccount: sql<boolean>`${exists(account)}`,
      isInvited: sql<boolean>`${exists(invitation)}`,
    })
    .from(educators)
}

export type FoundEducator = Awaited<ReturnType<typeof people>>[number]

/**
 * A page of a list of educators, in the list's own order, forward or backward. Their ids are found along the index of
 * the list, and then the people.
 */
export async function pageOfEducators(db: Queries, asked: Listing, page: PageByName) {
  const theirs = db
    .select({ id: educators.id })
    .from(educators)
    .where(and(isOn(page), isListed(db, asked)))
    .orderBy(...orderOn(page))
    .limit(page.limit)
  const found = await people(db)
    .where(isAmong(theirs))
    .orderBy(...orderOn(page))
  return page.before ? found.reverse() : found
}

/**
 * How many educators are on a list, counted up to a limit, and the ids of the first of them, in one pass along its
 * index.
 */
export async function firstOfList(db: Queries, asked: Listing, limit: number) {
  const first = idsOfEducators(db, asked, MOST_EDUCATORS).as('first')
  const [list] = await db
    .select({
      found: count(),
      ids: sql<
        EducatorId[] | null
      >`(array_agg(${first.id} order by ${first.sortName}, ${first.id}))[1:${limit}::int]`,
    })
    .from(first)
  return { found: list?.found ?? 0, ids: list?.ids ?? [] }
}

/** The ids of the first educators that are asked for, in the list's own order, so many or all of them. */
export function idsOfEducators(db: Queries, asked: Listing, limit: number) {
  const { id, sortName } = educators
  return db
    .select({ id, sortName })
    .from(educators)
    .where(isListed(db, asked))
    .orderBy(sortName, id)
    .limit(limit)
}

/** How many educators in sight fit a search, and how many of those stand before a place: both counted up to a limit. */
export async function tallyEducators(db: Queries, listing: Listing, place: PlaceByName | undefined) {
  const found = await countListed(db, listing)
  return { found, earlier: place ? await countListed(db, listing, isBefore(place)) : 0 }
}

async function countListed(db: Queries, listing: Listing, where?: SQL): Promise<number> {
  const first = db
    .select({ id: educators.id })
    .from(educators)
    .where(and(where, isListed(db, listing)))
    // In the order of the list, so that PostgreSQL goes along its index as it does for a page.
    .orderBy(educators.sortName, educators.id)
    .limit(MOST_EDUCATORS)
    .as('first')
  const [tally] = await db.select({ n: count() }).from(first)
  return tally?.n ?? 0
}

export async function findEducator(db: Queries, sight: Sight, id: EducatorId) {
  // An id may be larger than the column holds; then nobody has it.
  const [educator] = await people(db).where(and(sql`${educators.id} = ${id}::bigint`, isSeen(db, sight)))
  return educator
}

export const findByUser = prepared<{ userId: UserId }>()((db, value) =>
  db
    .select({ id: educators.id })
    .from(educators)
    .where(eq(educators.userId, value('userId'))),
)

/** Educators by their ids, whether or not the actor may see them. */
export function findEducators(db: Queries, ids: readonly EducatorId[]) {
  return people(db)
    .where(isOneOf(educators.id, ids))
    .orderBy(...orderOn({ before: undefined }))
}

/** The columns by which educators in sight are compared with each other. */
export function comparedIn(db: Queries, sight: Sight) {
  const { id, name, email, externalId } = educators
  return db.select({ id, name, email, externalId }).from(educators).where(isSeen(db, sight)).orderBy(id)
}

interface Choice {
  readonly kind: string
  readonly value: string
}

/** Each grade and subject of educators in sight, once. */
export async function choicesOf(db: Queries, sight: Sight): Promise<readonly Choice[]> {
  if (sight.scope.schools !== 'all') return choicesOfSome(db, sight)
  const { rows } = await db.execute<{ kind: string; value: string }>(
    sql`${alongValues('grades', educators.grades)} union all ${alongValues('subject', educators.subject)}`,
  )
  return rows
}

/** The values of a column of a whole district: from each one its index leads to the next, past everybody who has it. */
function alongValues(kind: string, column: AnyColumn): SQL {
  const next = (after?: SQL) => sql`(select ${column} from ${educators} ${after} order by ${column} limit 1)`
  return sql`(with recursive along (value) as (
      ${next()} union all
      select ${next(sql`where ${column} > along.value`)} from along where along.value is not null)
    select ${kind}::text as kind, value from along where value is not null)`
}

function choicesOfSome(db: Queries, sight: Sight) {
  const seen = db
    .select({ grades: educators.grades, subject: educators.subject })
    .from(educators)
    .where(isSeen(db, sight))
    .as('seen')
  const told = sql`lateral (values ('grades', ${seen.grades}), ('subject', ${seen.subject})) as told (kind, value)`
  return db
    .selectDistinct({ kind: sql<string>`told.kind`, value: sql<string>`told.value` })
    .from(seen)
    .innerJoin(told, sql`true`)
}
