import type { Snapshot } from '@corridor/contract/observations/device'
import { privateTargets } from '@corridor/tools/target-picker/private-targets'
import { findLoadedTool } from '../tool-definitions.ts'

/** The items that are only for observers: tags with them do not go out. */
export function privateTargetsOf(configurations: Snapshot['configurations']): ReadonlySet<string> {
  const oldestFirst = configurations.toSorted((a, b) => a.version - b.version)
  return privateTargets(
    oldestFirst.map(({ id, toolTypeId, content }) => ({
      id,
      items: findLoadedTool(toolTypeId)?.items(content) ?? [],
    })),
  )
}
