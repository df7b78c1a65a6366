import type { Teaching } from '@corridor/contract/people/educators'
import type { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import { and, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { educatorAssignments, educators, formerTeaching } from '../educators.tables.ts'
import { isSeen, type Sight } from '../in-sight.ts'

/** Some educators whom the actor sees, with whether they are active. */
export function statesSeen(db: Queries, sight: Sight, ids: readonly EducatorId[]) {
  const { id, name, isActive, isProvisional } = educators
  // An id may be larger than the column holds; then nobody has it.
  const isAsked = sql`${id} = any(${sql.param([...ids])}::bigint[])`
  return db
    .select({ id, name, isActive, isProvisional })
    .from(educators)
    .where(and(isAsked, isSeen(db, sight)))
    .orderBy(id)
}

export function teachingOfAll(db: Queries, ids: readonly EducatorId[]) {
  const { educatorId, schoolId, startsOn, endsOn } = educatorAssignments
  return db
    .select({ educatorId, schoolId, startsOn, endsOn })
    .from(educatorAssignments)
    .where(isOneOf(educatorId, ids))
    .orderBy(startsOn, schoolId)
}

type Former = typeof formerTeaching.$inferInsert

export async function keepFormerOf(db: Queries, rows: readonly Former[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(formerTeaching)
      .values([...rows])
      .onConflictDoNothing()
}

interface State {
  readonly id: EducatorId
  readonly isActive: boolean
  readonly isProvisional: boolean
  readonly taught: readonly Teaching[]
}

/** Sets whether educators are active and confirmed, and where they teach: as few statements for a thousand as for one. */
export async function setStates(
  db: Queries,
  districtId: DistrictId,
  states: readonly State[],
): Promise<void> {
  const ids = states.map(({ id }) => id)
  const given = sql`jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as given (id int, "isActive" boolean, "isProvisional" boolean)`
  await db.execute(sql`update ${educators} set is_active = given."isActive", is_provisional = given."isProvisional"
    from ${given} where ${educators.id} = given.id
      and (${educators.isActive}, ${educators.isProvisional}) is distinct from (given."isActive", given."isProvisional")`)
  await db.delete(educatorAssignments).where(isOneOf(educatorAssignments.educatorId, ids))
  const rows = states.flatMap(({ id, taught }) => taught.map((it) => ({ ...it, districtId, educatorId: id })))
  if (rows.length > 0) await db.insert(educatorAssignments).values(rows)
}
