import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../http/mount.ts'
import { describeConfiguration } from './describe-configuration.ts'
import { ensureConfigurations } from './ensure-configurations.ts'

type List = typeof contract.configurations.list

export async function listConfigurations(
  { db, actor, now }: ActorContext,
  { query: { toolType } }: RequestOf<List>,
): Promise<ResponseOf<List>> {
  const all = await ensureConfigurations(db, actor.districtId, now())
  const asked = all.filter(({ toolTypeId }) => toolType === undefined || toolTypeId === toolType)
  return { items: asked.map((row) => describeConfiguration(actor, row)) }
}
