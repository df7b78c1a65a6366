import type { OwnContent } from '@corridor/contract/configurations/own-content'
import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { isSame } from '@corridor/domain/data/json'
import type { ActorContext } from '../../http/mount.ts'
import { checkOwn } from './check-own.ts'
import { insertOwn, replaceOwn } from './own-content.queries.ts'
import { described, showOwn } from './show-own.ts'

/** Saves own content. A device that has not seen the newest is shown it, and overwrites nothing. */
export async function saveOwn(
  { db, actor, now }: ActorContext,
  { body: { toolTypeId, baseRevision, content: sent } }: RequestOf<typeof contract.ownContent.save>,
): Promise<OwnContent> {
  const content = checkOwn(toolTypeId, sent)
  const row = {
    districtId: actor.districtId,
    userId: actor.userId,
    toolTypeId,
    content,
    changedAt: now(),
  }
  const saved =
    baseRevision === 0 ? await insertOwn(db, row) : await replaceOwn(db, { ...row, revision: baseRevision })
  if (saved) return described(saved)
  const current = await showOwn(db, actor, toolTypeId)
  // An answer may get lost: what is sent again was kept already.
  if (isSame(current.content, content)) return current
  throw new Problem('own-content-has-moved', { current })
}
