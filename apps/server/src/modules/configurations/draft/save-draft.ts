import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { isSame, type JsonObject } from '@corridor/domain/data/json'
import { inOneLine, storable, withoutMarks } from '@corridor/domain/words/clean-text'
import type { ActorContext } from '../../../http/mount.ts'
import { detailsOf } from '../show-configuration.ts'
import { readHalfDone } from './half-done.ts'
import { lockForChange } from './lock-for-change.ts'
import { clearDraft, keepDraft } from './writing.queries.ts'

type Save = typeof contract.configurations.save

/** Saves a draft as it is: only publishing asks whether a tool can work with it. */
export async function saveDraft(
  { db, actor, now }: ActorContext,
  { params: { configurationId }, body }: RequestOf<Save>,
): Promise<ResponseOf<Save>> {
  const { row, tool } = await lockForChange(db, actor, configurationId)
  // An answer may get lost: a draft that is sent again was kept already.
  if (row.draft && row.draftSavedAt && isSame(row.draft, body.content))
    return { revision: row.draftRevision, savedAt: row.draftSavedAt.toISOString() }
  const savedAt = now()
  const isOut = row.content !== null && isSame(row.content, body.content)
  if (isOut && !row.draft) return { revision: row.draftRevision, savedAt: savedAt.toISOString() }
  if (row.draftRevision !== body.baseRevision)
    throw new Problem('configuration-has-moved', { current: await detailsOf(db, actor, configurationId) })
  if (isOut) {
    // Somebody took back all that they had written: the draft is gone.
    await clearDraft(db, configurationId)
    return { revision: row.draftRevision + 1, savedAt: savedAt.toISOString() }
  }
  // A configuration that was never published is named as it is written, once that can be read.
  const written = readHalfDone(() => tool.name(body.content), titleIn(body.content) || row.name)
  const name = row.version === null ? written : row.name
  await keepDraft(db, configurationId, { name, draft: body.content, savedAt })
  return { revision: row.draftRevision + 1, savedAt: savedAt.toISOString() }
}

function titleIn({ title }: JsonObject): string {
  if (typeof title !== 'string') return ''
  // A text cut in the middle of a character would keep half of it.
  return storable(withoutMarks(inOneLine(title)).trim().slice(0, 120))
}
