import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import { findTool } from '@corridor/tools/registry/registry'
import type { Queries } from '../../../database/doors.ts'
import { mayChange, maySee } from '../describe-configuration.ts'
import { lockConfiguration } from '../known.queries.ts'

/** A configuration that the actor may change, locked, and its tool. Whoever else would change it waits. */
export async function lockForChange(db: Queries, actor: Actor, id: number) {
  const row = await lockConfiguration(db, id)
  const tool = row && findTool(row.toolTypeId)
  if (!tool || !maySee(actor, row)) throw new Problem('configuration-not-found')
  if (!mayChange(actor, row)) throw new Problem('forbidden')
  return { row, tool }
}
