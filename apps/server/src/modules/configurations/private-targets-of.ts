import { findTool } from '@corridor/tools/registry/registry'
import { privateTargets } from '@corridor/tools/target-picker/private-targets'
import type { Queries } from '../../database/doors.ts'
import { publishedOf } from './known.queries.ts'

/** The targets that some sets keep for observers alone. */
export async function privateTargetsOf(db: Queries, sets: readonly number[]): Promise<ReadonlySet<string>> {
  const versions = await publishedOf(db, sets)
  return privateTargets(
    versions.map(({ id, toolTypeId, content }) => ({
      id,
      items: findTool(toolTypeId)?.items(content) ?? [],
    })),
  )
}
