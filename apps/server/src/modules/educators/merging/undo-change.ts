import type { ChangeMade } from '@corridor/contract/people/educator-sets'
import type { Teaching } from '@corridor/contract/people/educators'
import { Problem } from '@corridor/contract/problems'
import { isSame } from '@corridor/domain/data/json'
import type { ActorContext } from '../../../http/mount.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import { moveObservationsBack } from '../../observations/merging/move-observations.ts'
import { moveBackInGroups } from '../../people/assignment/educator-in-groups.ts'
import { moveLinks } from '../../records/move-links.ts'
import { holdAtOnce, writeNumber } from '../roster/being-imported.ts'
import { getManaged } from '../seen-educator.ts'
import { undoSeveral } from '../several/change-several.ts'
import { momentOf } from '../teaching/school-moment.ts'
import { isNumberTaken } from '../writing.queries.ts'
import type { EducatorFacts, MergeUndo } from './change-kept.ts'
import { undoableSince } from './merge-educators.ts'
import {
  deleteMerged,
  findChange,
  findMerged,
  insertAgain,
  lockFacts,
  moveSteps,
  pointMerged,
  replaceTeaching,
  setFacts,
  setUndone,
  teachingRows,
} from './merging.queries.ts'

/** Undoes a change, as far as nothing of it was changed since; the answer names what stays as it is. */
export async function undoChange(context: ActorContext, changeId: string): Promise<ChangeMade> {
  const { actor, db, now, place } = context
  await takeTurns(db)
  const change = await findChange(db, changeId)
  if (!change) throw new Problem('change-not-found')
  // A merge is shown to everybody who manages the two; of any other change only its maker knows.
  if (change.madeById !== actor.userId) {
    if (!change.undo || !('moved' in change.undo)) throw new Problem('change-not-found')
    const { today } = await momentOf(db, place)
    await getManaged(db, actor, today, change.undo.kept.id)
  }
  // The reply was lost: the change has been undone, as far as it could be.
  if (change.undoneAt) return change.made
  if (!change.undo || change.madeAt < undoableSince(now())) throw new Problem('change-not-found')
  const said =
    'moved' in change.undo
      ? await undoMerge(context, change.undo)
      : await undoSeveral(context, change.undo.changed)
  const made = { id: changeId, mayUndo: false, ...said }
  await setUndone(db, changeId, made, now())
  return made
}

/** Undoes a merge of educators: both are as before. What came since the merge stays with the one who was kept. */
async function undoMerge(
  { db, actor, place, record }: ActorContext,
  { kept, other, taught, moved, steps, links, groups, earlier }: MergeUndo,
) {
  const { districtId } = actor
  const { today } = await momentOf(db, place)
  const merged = await findMerged(db, other.id)
  if (merged?.intoId !== kept.id) throw new Problem('merged-since')
  const known = await getManaged(db, actor, today, kept.id)
  await holdAtOnce(db, [kept.id])
  const [row] = await lockFacts(db, [kept.id])
  if (!row) throw new Problem('educator-not-found')
  const back = changedBack(row, kept)
  if (other.externalId !== null && (await isNumberTaken(db, other.externalId, kept.id)))
    throw new Problem('number-taken-since')
  // A number and a person belong to one educator alone: the one who stays gives them back first.
  const stays = other.externalId !== null && { ...row, ...back }.externalId === other.externalId
  const values = { ...back, userId: kept.before.userId, ...(stays && { externalId: kept.before.externalId }) }
  await setFacts(db, kept.id, values)
  await writeNumber(db, () => insertAgain(db, districtId, other))
  await replaceTeaching(db, districtId, other.id, taught.other)
  const isTeachingSame = isSame(await teachingRows(db, kept.id), sorted(taught.after))
  if (isTeachingSame) await replaceTeaching(db, districtId, kept.id, taught.before)
  await deleteMerged(db, other.id)
  await pointMerged(db, earlier, other.id)
  await moveObservationsBack(db, moved, kept.id, other.id)
  await moveSteps(db, kept.id, other.id, steps)
  await moveLinks(db, kept.id, other.id, links)
  await moveBackInGroups(db, groups, kept.id, other.id)
  await record('educator.undo', { kind: 'educator', id: kept.id }, [
    { what: 'Merged', from: `Educator ${kept.id}`, to: `Educator ${other.id}` },
  ])
  const changed = Object.keys(row).filter((it) => it !== 'id' && isChangedSince(row, kept, it))
  const isKeptAsIs = changed.length > 0 || !isTeachingSame
  return {
    done: [
      { id: kept.id, name: { ...row, ...values }.name },
      { id: other.id, name: other.name },
    ],
    left: isKeptAsIs
      ? [
          {
            id: kept.id,
            name: known.name,
            why: 'What was changed about them since the merge stays as it is.',
          },
        ]
      : [],
  }
}

type Kept = MergeUndo['kept']

function isChangedSince(row: object, { after }: Kept, field: string): boolean {
  return !isSame(Reflect.get(row, field), Reflect.get(after, field))
}

/** The facts that the merge gave the one who stays, and nobody has changed since, as they were before. */
function changedBack(row: EducatorFacts, kept: Kept): Partial<EducatorFacts> {
  const same = Object.entries(kept.before).filter(([field]) => !isChangedSince(row, kept, field))
  return Object.fromEntries(same)
}

function sorted(rows: readonly Teaching[]): Teaching[] {
  return rows.toSorted((a, b) => a.schoolId - b.schoolId || a.startsOn.localeCompare(b.startsOn))
}
