import type { DistrictId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { planEvents } from '../billing.tables.ts'
import { planRegister } from '../billing-platform.tables.ts'

interface Asked {
  /** Beginnings of words, all of which a district's name has. */
  readonly words: readonly string[]
  readonly after: Pick<RegisterRow, 'name' | 'districtId'> | undefined
  readonly limit: number
}

export type RegisterRow = typeof planRegister.$inferSelect

/** Districts by name, along the register's index. */
export function pageOfRegister(db: Queries, { words, after, limit }: Asked) {
  const { name, districtId } = planRegister
  const wanted = words.map((it) => `${it}:*`).join(' & ')
  return db
    .select()
    .from(planRegister)
    .where(
      and(
        after && sql`(${name}, ${districtId}) > (${after.name}, ${after.districtId})`,
        // The same expression as in the index of the register's names.
        wanted
          ? sql`to_tsvector('simple', regexp_replace(${name}, '\\W+', ' ', 'g')) @@ to_tsquery('simple', ${wanted})`
          : undefined,
      ),
    )
    .orderBy(asc(name), asc(districtId))
    .limit(limit)
}

export async function findRegistered(db: Queries, id: DistrictId): Promise<RegisterRow | undefined> {
  const [found] = await db.select().from(planRegister).where(eq(planRegister.districtId, id))
  return found
}

/** All events of the plan of the transaction's district, the newest first, with the reasons that were given. */
export function eventsWithReasons(db: Queries) {
  const { id, kind, at, orderId, endsAt, reason } = planEvents
  return db.select({ id, kind, at, orderId, endsAt, reason }).from(planEvents).orderBy(desc(at), desc(id))
}
