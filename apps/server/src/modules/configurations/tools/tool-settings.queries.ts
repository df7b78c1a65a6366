import { asc, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { prepared } from '../../../database/prepared.ts'
import { schools } from '../../districts/districts.tables.ts'
import { toolSettings } from '../configurations.tables.ts'

export const settingRows = prepared()((db) => db.select().from(toolSettings))

export async function putSettings(db: Queries, rows: readonly (typeof toolSettings.$inferInsert)[]) {
  if (rows.length === 0) return
  const { districtId, toolTypeId } = toolSettings
  await db
    .insert(toolSettings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [districtId, toolTypeId],
      set: {
        isEnabled: sql`excluded.is_enabled`,
        position: sql`excluded.position`,
        schoolIds: sql`excluded.school_ids`,
      },
    })
}

export function allSchools(db: Queries) {
  const { id, name, isActive } = schools
  return db.select({ id, name, isActive }).from(schools).orderBy(asc(name), asc(id))
}
