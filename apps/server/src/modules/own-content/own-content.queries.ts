import type { UserId } from '@corridor/domain/people/ids'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { prepared } from '../../database/prepared.ts'
import { ownContents } from './own-content.tables.ts'

type Row = typeof ownContents.$inferInsert
type Whose = Pick<Row, 'userId' | 'toolTypeId'>

const kept = {
  content: ownContents.content,
  revision: ownContents.revision,
  changedAt: ownContents.changedAt,
}

export const ownRows = prepared<{ userId: UserId }>()((db, value) => {
  const { toolTypeId, content } = ownContents
  return db
    .select({ toolTypeId, content })
    .from(ownContents)
    .where(eq(ownContents.userId, value('userId')))
    .orderBy(asc(toolTypeId))
})

export async function findOwn(db: Queries, whose: Whose) {
  const [row] = await db.select(kept).from(ownContents).where(isOf(whose))
  return row
}

/** Keeps somebody's first own content for a tool; answers nothing where they kept one meanwhile. */
export async function insertOwn(db: Queries, row: Omit<Row, 'revision'>) {
  const values = { ...row, revision: 1 }
  const [made] = await db.insert(ownContents).values(values).onConflictDoNothing().returning(kept)
  return made
}

/** Replaces somebody's own content; answers nothing where it has moved on from that revision. */
export async function replaceOwn(db: Queries, { content, changedAt, revision, ...whose }: Row) {
  const [changed] = await db
    .update(ownContents)
    .set({ content, changedAt, revision: sql`${ownContents.revision} + 1` })
    .where(and(isOf(whose), eq(ownContents.revision, revision)))
    .returning(kept)
  return changed
}

function isOf({ userId, toolTypeId }: Whose) {
  return and(eq(ownContents.userId, userId), eq(ownContents.toolTypeId, toolTypeId))
}
