import { findTool } from '@corridor/tools/registry/registry'
import type { Named } from '@corridor/tools/target-picker/target-picker'
import type { WholeVersion } from '../../modules/configurations/newest-with-content.ts'

/** The targets that evidence can be tied to, by the id of the item: no two sets of the sample share one. */
export type Targets = ReadonlyMap<string, Named>

/** The targets of the newest versions, which come last. */
export function targetsIn(configurations: readonly WholeVersion[]): Targets {
  const newest = new Map(configurations.map((it) => [it.id, it]))
  const named = [...newest.values()].flatMap(({ id: configurationId, toolTypeId, content }) => {
    const items = (findTool(toolTypeId)?.items(content) ?? []).filter((it) => !it.isPrivate)
    return items.map(
      ({ id, code, title }) => [id, { target: `${configurationId}:${id}`, code, title }] as const,
    )
  })
  return new Map(named)
}
