import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../http/mount.ts'
import { lockForChange } from './draft/lock-for-change.ts'
import { setRetired } from './draft/writing.queries.ts'
import { detailsOf } from './show-configuration.ts'

/** Nobody starts an observation with a retired configuration. What was captured with it finds its version as ever. */
export function retireConfiguration(context: ActorContext, id: number): Promise<ConfigurationDetails> {
  return turn(context, id, 'retire')
}

export function restoreConfiguration(context: ActorContext, id: number): Promise<ConfigurationDetails> {
  return turn(context, id, 'restore')
}

async function turn({ db, actor, now, record }: ActorContext, id: number, way: 'retire' | 'restore') {
  const { row, tool } = await lockForChange(db, actor, id)
  if (tool.isSingle) throw new Problem('tool-is-single')
  if (row.version === null) throw new Problem('configuration-not-published')
  const isRetired = row.retiredAt !== null
  if (isRetired !== (way === 'retire')) {
    await setRetired(db, id, way === 'retire' ? now() : null)
    await record(`configuration.${way}`, { kind: 'configuration', id })
  }
  return detailsOf(db, actor, id)
}
