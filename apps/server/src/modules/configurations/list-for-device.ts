import type { Snapshot } from '@corridor/contract/observations/device'
import type { Actor } from '@corridor/domain/people/actor'
import { findTool } from '@corridor/tools/registry/registry'
import type { Queries } from '../../database/doors.ts'
import { type NewestVersion, type UsedVersion, versionsOf } from './configurations.queries.ts'
import { contentFor } from './content-for.ts'
import { newestWithContent, type WholeVersion } from './newest-with-content.ts'

/** The newest version of each configuration, and older ones that something unfinished was captured with. */
export async function listForDevice(
  db: Queries,
  actor: Actor,
  now: Date,
  used: readonly UsedVersion[],
): Promise<Snapshot['configurations']> {
  const newest = await newestWithContent(db, actor.districtId, now)
  const older = used.filter((it) => !newest.some((one) => isOf(one, it)))
  return [
    ...newest.flatMap((it) => {
      // An observer who has begun something goes on with all of its set.
      const content = used.some((one) => isOf(it, one))
        ? it.content
        : contentFor(actor, it.toolTypeId, it.content)
      return content ? [described({ ...it, content }, it.retiredAt === null)] : []
    }),
    ...(await versionsOf(db, older)).map((it) => described(it, false)),
  ]
}

function isOf({ id, version }: Pick<NewestVersion, 'id' | 'version'>, used: UsedVersion): boolean {
  return id === used.configurationId && version === used.configurationVersion
}

function described<T extends Pick<WholeVersion, 'toolTypeId' | 'content'>>(it: T, isCurrent: boolean) {
  const items = findTool(it.toolTypeId)?.items(it.content) ?? []
  // Evidence is not tied to items that are only for observers: their words would go out with it.
  return { ...it, isCurrent, items: items.filter(({ isPrivate }) => !isPrivate) }
}
