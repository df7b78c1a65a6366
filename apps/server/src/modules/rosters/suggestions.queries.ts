import type { SchoolId } from '@corridor/domain/people/ids'
import type { StandingSuggestions } from '@corridor/domain/roster/plan/plan-items'
import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts, invitations } from '../../database/platform.tables.ts'
import { schools } from '../districts/districts.tables.ts'
import type { PlannedRow } from './plan.queries.ts'
import type { ImportRow } from './rosters.queries.ts'
import { rosterSuggestions } from './rosters.tables.ts'

/** Keeps suggestions. Somebody whom a roster names again is suggested again, as it speaks of them now. */
export async function keepSuggestions(
  db: Queries,
  { districtId, id }: Pick<ImportRow, 'districtId' | 'id'>,
  items: readonly Pick<PlannedRow, 'name' | 'invite'>[],
): Promise<void> {
  const rows = items.flatMap(({ name, invite }) =>
    invite ? [{ districtId, importId: id, name, ...invite }] : [],
  )
  if (rows.length === 0) return
  await db
    .insert(rosterSuggestions)
    .values(rows)
    .onConflictDoUpdate({
      target: [rosterSuggestions.districtId, rosterSuggestions.email],
      set: {
        importId: sql`excluded.import_id`,
        name: sql`excluded.name`,
        jobTitle: sql`excluded.job_title`,
        schoolId: sql`excluded.school_id`,
        role: sql`excluded.role`,
      },
    })
}

export async function dropSuggestionsOf(db: Queries, importId: string): Promise<number> {
  const dropped = await db
    .delete(rosterSuggestions)
    .where(eq(rosterSuggestions.importId, importId))
    .returning({ id: rosterSuggestions.id })
  return dropped.length
}

/** Every suggestion as it stands, for the check of the next file. */
export async function standingSuggestions(db: Queries): Promise<StandingSuggestions> {
  const { name, email, jobTitle, schoolId, role } = rosterSuggestions
  const rows = await db.select({ name, email, jobTitle, schoolId, role }).from(rosterSuggestions)
  return new Map(rows.map((it) => [it.email, it]))
}

type Reach = 'all' | readonly SchoolId[]

/** Whether a suggestion is of a school within reach. */
function isNear(reach: Reach) {
  return reach === 'all' ? undefined : isOneOf(rosterSuggestions.schoolId, [...reach])
}

/** Suggestions within reach. Whoever has an account of the district or an invitation by now is suggested no more. */
export function suggestionsFor(db: Queries, reach: Reach) {
  const { id, districtId, name, email, jobTitle, role } = rosterSuggestions
  const account = db
    .select({ id: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.districtId, districtId), eq(accounts.email, email)))
  const invitation = db
    .select({ id: invitations.userId })
    .from(invitations)
    .where(and(eq(invitations.districtId, districtId), eq(invitations.email, email)))
  return db
    .select({ id, name, email, jobTitle, role, schoolId: schools.id, schoolName: schools.name })
    .from(rosterSuggestions)
    .leftJoin(schools, eq(schools.id, rosterSuggestions.schoolId))
    .where(and(isNear(reach), notExists(account), notExists(invitation)))
    .orderBy(asc(name), asc(id))
}

/** Drops a suggestion; answers whether there was one. An id may be larger than the column holds; then nobody has it. */
export async function dropSuggestion(db: Queries, id: number, reach: Reach): Promise<boolean> {
  const dropped = await db
    .delete(rosterSuggestions)
    .where(and(sql`${rosterSuggestions.id} = ${id}::bigint`, isNear(reach)))
    .returning({ id: rosterSuggestions.id })
  return dropped.length > 0
}
