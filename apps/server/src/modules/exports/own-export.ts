import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { ExportRow } from './exports.queries.ts'

/** Refuses an export that somebody else asked for: support with their eyes is somebody else. */
export function requireOwn(actor: Actor, row: ExportRow | undefined): ExportRow {
  if (!row || row.userId !== actor.realUserId) throw new Problem('export-not-found')
  return row
}
