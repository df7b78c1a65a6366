import type { OwnContent } from '@corridor/contract/configurations/own-content'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { checkOwn } from './check-own.ts'
import { findOwn } from './own-content.queries.ts'

/**
 * Shows own content. Before anything was kept it is what the tool begins with, and so it is for support that looks with
 * somebody's eyes.
 */
export async function showOwn(
  db: Queries,
  { userId, realUserId }: Actor,
  toolTypeId: number,
): Promise<OwnContent> {
  const none = checkOwn(toolTypeId, {})
  const row = realUserId === userId ? await findOwn(db, { userId, toolTypeId }) : undefined
  return row ? described(row) : { content: none, revision: 0, changedAt: null }
}

export function described(row: NonNullable<Awaited<ReturnType<typeof findOwn>>>): OwnContent {
  return { ...row, changedAt: row.changedAt.toISOString() }
}
