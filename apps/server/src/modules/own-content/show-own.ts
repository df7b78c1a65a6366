import type { OwnContent } from '@corridor/contract/own-content'
import type { Actor } from '@corridor/domain/actor'
import type { Queries } from '../../database/doors.ts'
import { checkOwn } from './check-own.ts'
import { findOwn } from './own-content.queries.ts'

/** Before anything was kept it is what the tool begins with. */
export async function showOwn(
  db: Queries,
  { userId }: Pick<Actor, 'userId'>,
  toolTypeId: number,
): Promise<OwnContent> {
  const none = checkOwn(toolTypeId, {})
  const row = await findOwn(db, { userId, toolTypeId })
  return row ? described(row) : { content: none, revision: 0, changedAt: null }
}

export function described(row: NonNullable<Awaited<ReturnType<typeof findOwn>>>): OwnContent {
  return { ...row, changedAt: row.changedAt.toISOString() }
}
