import type { Snapshot } from '@corridor/contract/device'
import { findLoadedTool } from '../../tool-definitions.ts'

/** What is only for observers: tags with it do not go out. */
export function privateTargets(configurations: Snapshot['configurations']): ReadonlySet<string> {
  return new Set(
    configurations.flatMap(({ id, toolTypeId, content }) => {
      const items = findLoadedTool(toolTypeId)?.items(content) ?? []
      return items.filter(({ isPrivate }) => isPrivate).map((item) => `${id}:${item.id}`)
    }),
  )
}
