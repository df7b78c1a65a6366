import type { Snapshot } from '@corridor/contract/device'
import type { DistrictId } from '@corridor/domain/ids'
import { findTool } from '@corridor/tools/registry'
import type { Queries } from '../../database/doors.ts'
import { type NewestVersion, type UsedVersion, versionsOf } from './configurations.queries.ts'
import { ensureConfigurations } from './ensure-configurations.ts'

/** The newest version of each, and older ones that something unfinished was captured with. */
export async function listForDevice(
  db: Queries,
  districtId: DistrictId,
  now: Date,
  used: readonly UsedVersion[],
): Promise<Snapshot['configurations']> {
  const newest = await ensureConfigurations(db, districtId, now)
  const older = used.filter(
    (it) =>
      !newest.some(({ id, version }) => id === it.configurationId && version === it.configurationVersion),
  )
  return [
    ...newest.map((it) => described(it, it.retiredAt === null)),
    ...(await versionsOf(db, older)).map((it) => described(it, false)),
  ]
}

function described<T extends Pick<NewestVersion, 'toolTypeId' | 'content'>>(it: T, isCurrent: boolean) {
  return { ...it, isCurrent, items: [...(findTool(it.toolTypeId)?.items(it.content) ?? [])] }
}
