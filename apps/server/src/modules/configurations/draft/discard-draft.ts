import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../../http/mount.ts'
import { detailsOf } from '../show-configuration.ts'
import { lockForChange } from './lock-for-change.ts'
import { clearDraft, removeConfiguration } from './writing.queries.ts'

/** Throws a draft away. Nobody captured anything with it: a configuration never published goes for good. */
export async function discardDraft(
  { db, actor, record }: ActorContext,
  id: number,
): Promise<ResponseOf<typeof contract.configurations.discard>> {
  const { row } = await lockForChange(db, actor, id)
  if (row.draft) await record('configuration.discard', { kind: 'configuration', id })
  if (row.version === null) {
    await removeConfiguration(db, id)
    return { configuration: null }
  }
  if (row.draft) await clearDraft(db, id)
  return { configuration: await detailsOf(db, actor, id) }
}
