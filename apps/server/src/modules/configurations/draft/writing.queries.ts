import type { JsonObject } from '@corridor/domain/data/json'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { configurations, configurationVersions } from '../configurations.tables.ts'

export async function insertDraft(db: Queries, row: typeof configurations.$inferInsert): Promise<number> {
  const [made] = await db.insert(configurations).values(row).returning({ id: configurations.id })
  if (!made) throw new Error('A configuration was not written.')
  return made.id
}

export async function keepDraft(
  db: Queries,
  id: number,
  { name, draft, savedAt }: { name: string; draft: JsonObject; savedAt: Date },
) {
  const draftRevision = sql`${configurations.draftRevision} + 1`
  await db
    .update(configurations)
    .set({ name, draft, draftRevision, draftSavedAt: savedAt })
    .where(eq(configurations.id, id))
}

/** Clears a draft. Counts as a save: who still writes on what is gone looks again first. */
export async function clearDraft(db: Queries, id: number) {
  const draftRevision = sql`${configurations.draftRevision} + 1`
  await db
    .update(configurations)
    .set({ draft: null, draftRevision, draftSavedAt: null })
    .where(eq(configurations.id, id))
}

export async function removeConfiguration(db: Queries, id: number) {
  await db.delete(configurations).where(eq(configurations.id, id))
}

export async function insertVersion(db: Queries, row: typeof configurationVersions.$inferInsert) {
  await db.insert(configurationVersions).values(row)
}

export async function nameConfiguration(db: Queries, id: number, name: string) {
  await db.update(configurations).set({ name }).where(eq(configurations.id, id))
}

export async function setRetired(db: Queries, id: number, retiredAt: Date | null) {
  await db.update(configurations).set({ retiredAt }).where(eq(configurations.id, id))
}
