import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { ExportRow } from './exports.queries.ts'

/** Exports are those of who asked for them: support with their eyes is somebody else. */
export function requireOwn(actor: Actor, row: ExportRow | undefined): ExportRow {
  if (!row || row.userId !== actor.realUserId) throw new Problem('export-not-found')
  return row
}
