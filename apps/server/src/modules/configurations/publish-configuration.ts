import type { Configuration } from '@corridor/contract/configurations'
import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { findTool } from '@corridor/tools/registry'
import type { ActorContext } from '../../http/mount.ts'
import { checkContent } from './check-content.ts'
import { insertVersion, lockNewest } from './configurations.queries.ts'
import { describeConfiguration, mayPublish } from './describe-configuration.ts'

/** What is out stays as it is: the next version stands beside it. */
export async function publishConfiguration(
  { db, actor, now, record }: ActorContext,
  { params: { configurationId }, body }: RequestOf<typeof contract.configurations.publish>,
): Promise<Configuration> {
  if (!mayPublish(actor)) throw new Problem('forbidden')
  const newest = await lockNewest(db, configurationId)
  const tool = newest && findTool(newest.toolTypeId)
  if (!tool) throw new Problem('configuration-not-found')
  if (newest.version !== body.baseVersion) throw new Problem('configuration-has-moved')
  await insertVersion(db, {
    districtId: actor.districtId,
    configurationId,
    version: newest.version + 1,
    content: checkContent(tool, body.content),
    publishedAt: now(),
    publishedById: actor.userId,
  })
  await record('configuration.publish', { kind: 'configuration', id: configurationId })
  const published = await lockNewest(db, configurationId)
  if (!published) throw new Error('A configuration was not written.')
  return describeConfiguration(actor, published)
}
