import { Problem } from '@corridor/contract/problems'
import type { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import type { ActorContext } from '../../http/mount.ts'
import { schoolYearsOf } from '../districts/show-district.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { findDraft, insertDraft, setDraft } from './rollover.queries.ts'

type Context = Pick<ActorContext, 'db' | 'actor' | 'now'>

/** Saves the draft of a rollover: nothing happens yet. The same again is kept once, so a lost answer costs nothing. */
export async function saveDraft({ db, actor, now }: Context, baseRevision: number, content: RolloverDraft) {
  await takeTurns(db)
  const [found, years] = await Promise.all([findDraft(db), schoolYearsOf(db)])
  if (years.length === 0) throw new Problem('school-year-not-found')
  const revision = found?.revision ?? 0
  if (found && revision === baseRevision + 1 && isSame(found.draft, content))
    return { revision, savedAt: found.savedAt.toISOString() }
  if (revision !== baseRevision) throw new Problem('rollover-has-moved')
  const savedAt = now()
  const saving = { draft: content, savedAt, savedById: actor.userId }
  if (found) await setDraft(db, revision + 1, saving)
  else await insertDraft(db, actor.districtId, saving)
  return { revision: revision + 1, savedAt: savedAt.toISOString() }
}

/** Whether two drafts are the same, whatever order the database keeps keys in. */
function isSame(one: RolloverDraft, other: RolloverDraft): boolean {
  const told = ({ calendar, leaving, moving, grades }: RolloverDraft) => [
    [calendar.startsOn, calendar.endsOn],
    calendar.terms.map((it) => [it.name, it.startsOn, it.endsOn]),
    calendar.closures.map((it) => [it.name, it.firstOn, it.lastOn]),
    leaving,
    moving.map((it) => [it.educatorId, it.from, it.to]),
    grades.map((it) => [it.educatorId, it.grades]),
  ]
  return JSON.stringify(told(one)) === JSON.stringify(told(other))
}
