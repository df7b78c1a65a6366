import {
  type ChangeMade,
  type MergeField,
  type Merging,
  mergeFields,
} from '@corridor/contract/people/educator-sets'
import type { Teaching } from '@corridor/contract/people/educators'
import { Problem } from '@corridor/contract/problems'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import { moveObservations } from '../../observations/merging/move-observations.ts'
import { moveInGroups } from '../../people/assignment/educator-in-groups.ts'
import { moveLinks } from '../../records/move-links.ts'
import { holdAtOnce } from '../roster/being-imported.ts'
import { getManaged, type KnownEducator } from '../seen-educator.ts'
import { momentOf } from '../teaching/school-moment.ts'
import { keepFormer } from '../teaching/teaching.queries.ts'
import { type EducatorFacts, UNDO_DAYS } from './change-kept.ts'
import {
  deleteEducator,
  findChange,
  forgetUndos,
  insertChange,
  insertMerged,
  keepUndo,
  lockFacts,
  moveFormer,
  moveSteps,
  replaceTeaching,
  setFacts,
  teachingRows,
} from './merging.queries.ts'

const DAY_MS = 86_400_000

/** The moment since when a change must have been made to be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * DAY_MS)
}

/**
 * Merges two educators who are one person: every visit, step, goal, reply, conference, notice, delivery and link of the
 * other is the kept one's from now on, and the other is on no list any more. Whoever sees only one of the two may not
 * do it. Where the other was met at the door, a meeting is all that is known of them: somebody known keeps their own
 * schools and state, and it is always them who is kept.
 */
export async function mergeEducators(
  { db, actor, place, now, record }: ActorContext,
  keptId: EducatorId,
  { changeId, otherId, take, account }: Merging,
): Promise<ChangeMade> {
  await takeTurns(db)
  const before = await findChange(db, changeId)
  // The reply was lost: the merge has been done.
  if (before) return answerOf(before, actor.userId)
  if (keptId === otherId) throw new Problem('same-educator')
  const { today } = await momentOf(db, place)
  const [kept, other] = [
    await getManaged(db, actor, today, keptId),
    await getManaged(db, actor, today, otherId),
  ]
  await holdAtOnce(db, [keptId, otherId])
  const rows = await lockFacts(db, [keptId, otherId])
  const [mine, theirs] = [factsOf(rows, keptId), factsOf(rows, otherId)]
  if (mine.isProvisional && !theirs.isProvisional) throw new Problem('met-at-the-door')
  const isMetAtDoor = theirs.isProvisional
  const chosen = personOfBoth(kept, other, account)
  const taught = { before: await teachingRows(db, keptId), other: await teachingRows(db, otherId) }
  const together = isMetAtDoor ? taught.before : joined([...taught.before, ...taught.other])
  const after: EducatorFacts = {
    ...mine,
    ...taken(theirs, take),
    // A fact that one of them lacks the other may have.
    ...missing(mine, theirs),
    periods: [...new Set([...mine.periods, ...theirs.periods])],
    isActive: mine.isActive || (theirs.isActive && !isMetAtDoor),
    isProvisional: mine.isProvisional && theirs.isProvisional,
    userId: chosen,
  }
  const { districtId } = actor
  const moved = await moveObservations(db, otherId, keptId, {
    kept: mine.userId,
    other: theirs.userId,
    chosen,
  })
  const steps = await moveSteps(db, otherId, keptId)
  const links = await moveLinks(db, otherId, keptId)
  const groups = await moveInGroups(db, otherId, keptId, { isMetAtDoor })
  await moveFormer(db, otherId, keptId)
  // A visit made there before may still arrive.
  if (isMetAtDoor) await keepFormer(db, { districtId, educatorId: keptId }, taught.other, now())
  await replaceTeaching(db, districtId, otherId, [])
  await replaceTeaching(db, districtId, keptId, together)
  const made: ChangeMade = {
    id: changeId,
    done: [{ id: keptId, name: after.name }],
    left: [],
    mayUndo: true,
  }
  await insertChange(db, {
    districtId,
    id: changeId,
    kind: 'merge',
    madeById: actor.userId,
    madeAt: now(),
    made,
  })
  const merged = { id: otherId, intoId: keptId, email: theirs.email?.toLowerCase() ?? null, changeId }
  const earlier = await insertMerged(db, districtId, merged)
  await deleteEducator(db, otherId)
  await setFacts(db, keptId, after)
  await keepUndo(db, changeId, {
    kept: { id: keptId, before: mine, after },
    other: { ...theirs, id: otherId },
    taught: { ...taught, after: together },
    moved,
    steps,
    links,
    groups,
    earlier,
  })
  await forgetUndos(db, undoableSince(now()))
  await record('educator.merge', { kind: 'educator', id: keptId }, [
    { what: 'Merged', from: `Educator ${otherId}`, to: `Educator ${keptId}` },
  ])
  return made
}

/** The answer about a change, for whoever made it. */
export function answerOf(
  change: { readonly made: ChangeMade; readonly madeById: number; readonly undoneAt: Date | null },
  userId: number,
): ChangeMade {
  if (change.madeById !== userId) throw new Problem('change-not-found')
  return { ...change.made, mayUndo: change.made.mayUndo && change.undoneAt === null }
}

function factsOf(rows: Awaited<ReturnType<typeof lockFacts>>, wanted: EducatorId): EducatorFacts {
  const row = rows.find(({ id }) => id === wanted)
  if (!row) throw new Problem('educator-not-found')
  const { id: _, ...facts } = row
  return facts
}

/** The user whom both sign in as: the one of them that has an account, or is invited, or whichever there is. */
function personOfBoth(kept: KnownEducator, other: KnownEducator, account: Merging['account']) {
  if (kept.userId === null || other.userId === null) return kept.userId ?? other.userId
  if (kept.hasAccount && other.hasAccount && account === undefined) throw new Problem('two-accounts')
  if (kept.hasAccount && other.hasAccount) return account === 'other' ? other.userId : kept.userId
  if (other.hasAccount || (!kept.hasAccount && !kept.isInvited && other.isInvited)) return other.userId
  return kept.userId
}

function taken(theirs: EducatorFacts, take: readonly MergeField[]): Partial<EducatorFacts> {
  return Object.fromEntries(mergeFields.filter((it) => take.includes(it)).map((it) => [it, theirs[it]]))
}

const mayLack = ['email', 'externalId', 'hiredOn'] as const

function missing(mine: EducatorFacts, theirs: EducatorFacts): Partial<EducatorFacts> {
  const lacking = mayLack.filter((it) => mine[it] === null && theirs[it] !== null)
  return Object.fromEntries(lacking.map((it) => [it, theirs[it]]))
}

/** Teaching with days at one school that touch or overlap joined into one stay. */
function joined(rows: readonly Teaching[]): Teaching[] {
  const stays: Teaching[] = []
  const sorted = rows.toSorted((a, b) => a.schoolId - b.schoolId || a.startsOn.localeCompare(b.startsOn))
  for (const row of sorted) {
    const last = stays.at(-1)
    if (last?.schoolId === row.schoolId && (last.endsOn === null || last.endsOn >= row.startsOn)) {
      const endsOn = last.endsOn === null || row.endsOn === null ? null : maxOf(last.endsOn, row.endsOn)
      stays.splice(-1, 1, { ...last, endsOn })
    } else stays.push(row)
  }
  return stays
}

const maxOf = (one: string, other: string) => (one > other ? one : other)
