import type { ConfigurationDetails } from '@corridor/contract/configurations'
import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../http/mount.ts'
import { checkContent } from './check-content.ts'
import { lockForChange } from './lock-for-change.ts'
import { mapItems } from './map-items.ts'
import { detailsOf } from './show-configuration.ts'
import { clearDraft, insertVersion, nameConfiguration } from './writing.queries.ts'

/** What is out stays as it is: the next version stands beside it. */
export async function publishConfiguration(
  { db, actor, now, record }: ActorContext,
  { params: { configurationId }, body }: RequestOf<typeof contract.configurations.publish>,
): Promise<ConfigurationDetails> {
  const { row, tool } = await lockForChange(db, actor, configurationId)
  if (row.retiredAt) throw new Problem('configuration-is-retired')
  const last = row.version ?? 0
  if (last !== body.baseVersion)
    throw new Problem('configuration-has-moved', { current: await detailsOf(db, actor, configurationId) })
  const version = last + 1
  const content = mapItems(tool, row.content, checkContent(tool, body.content), body.mapping ?? {}, version)
  await insertVersion(db, {
    ...{ districtId: actor.districtId, configurationId, version, content },
    publishedAt: now(),
    publishedById: actor.userId,
  })
  await nameConfiguration(db, configurationId, tool.name(content))
  await clearDraft(db, configurationId)
  await record('configuration.publish', { kind: 'configuration', id: configurationId })
  return detailsOf(db, actor, configurationId)
}
