import type { EducatorId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { assignments } from '../people.tables.ts'

const { id, educatorIds } = assignments

const has = (educator: EducatorId) => sql`${educator}::int = any(${educatorIds})`
const without = (educator: EducatorId) => sql`array_remove(${educatorIds}, ${educator}::int)`
const withOne = (educator: EducatorId) =>
  sql`case when ${has(educator)} then ${educatorIds} else array_append(${educatorIds}, ${educator}::int) end`

/** Groups that somebody is in, those of the past as well. */
export function groupsWith(db: Queries, educator: EducatorId, other: EducatorId) {
  return db
    .select({ id, hadOther: sql<boolean>`${has(other)}` })
    .from(assignments)
    .where(has(educator))
}

export async function removeFromGroups(
  db: Queries,
  ids: readonly number[],
  educator: EducatorId,
): Promise<void> {
  await db
    .update(assignments)
    .set({ educatorIds: without(educator) })
    .where(isOneOf(id, ids))
}

export async function addToGroups(db: Queries, ids: readonly number[], educator: EducatorId): Promise<void> {
  await db
    .update(assignments)
    .set({ educatorIds: withOne(educator) })
    .where(isOneOf(id, ids))
}
