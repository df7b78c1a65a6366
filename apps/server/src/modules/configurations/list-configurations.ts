import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../http/mount.ts'
import { describeConfiguration, maySee } from './describe-configuration.ts'
import { ensureConfigurations } from './ensure-configurations.ts'
import { knownConfigurations, usesOf } from './known.queries.ts'

type List = typeof contract.configurations.list

export async function listConfigurations(
  { db, actor, now }: ActorContext,
  { query: { toolType } }: RequestOf<List>,
): Promise<ResponseOf<List>> {
  await ensureConfigurations(db, actor.districtId, now())
  const [all, uses] = await Promise.all([knownConfigurations(db), usesOf(db)])
  const asked = all.filter(({ toolTypeId }) => toolType === undefined || toolTypeId === toolType)
  return {
    items: asked.filter((row) => maySee(actor, row)).map((row) => describeConfiguration(actor, row, uses)),
  }
}
