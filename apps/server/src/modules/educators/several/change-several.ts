import type { ChangeMade, SeveralChange } from '@corridor/contract/people/educator-sets'
import type { Teaching } from '@corridor/contract/people/educators'
import { Problem } from '@corridor/contract/problems'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { isSame } from '@corridor/domain/data/json'
import type { Actor } from '@corridor/domain/people/actor'
import { mayManageEducator, schoolsOf } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import type { SeveralUndo, StateKept } from '../merging/change-kept.ts'
import { answerOf, undoableSince } from '../merging/merge-educators.ts'
import { findChange, forgetUndos, insertChange } from '../merging/merging.queries.ts'
import { holdAtOnce } from '../roster/being-imported.ts'
import { sightOf } from '../seen-educator.ts'
import { isNearTo } from '../teaching/check-teaching.ts'
import { momentOf } from '../teaching/school-moment.ts'
import { openSchools } from '../teaching/teaching.queries.ts'
import { keepFormerOf, setStates, statesSeen, teachingOfAll } from './several.queries.ts'

interface Somebody extends StateKept {
  readonly id: EducatorId
  readonly name: string
}

type Changed = SeveralUndo['changed'][number] & { readonly name: string }
type Left = ChangeMade['left'][number]

const NOT_HERE = 'They are not on your list any more.'

/** Changes several educators together, all or none, and answers who was changed and who was not, and why. */
export async function changeSeveral(
  context: ActorContext,
  changeId: string,
  change: SeveralChange,
): Promise<ChangeMade> {
  const { db, actor, place, now, record } = context
  await takeTurns(db)
  const before = await findChange(db, changeId)
  // The reply was lost: the change has been made.
  if (before) return answerOf(before, actor.userId)
  const { today } = await momentOf(db, place)
  const next = await changing(db, actor, today, change)
  const { people, left } = await peopleOf(db, actor, today, change.ids)
  const changed: Changed[] = []
  for (const { id, name, ...state } of people) {
    const after = next(state)
    if (typeof after === 'string') left.push({ id, name, why: after })
    else changed.push({ id, name, before: state, after })
  }
  await write(db, actor, changed, now())
  const made: ChangeMade = {
    id: changeId,
    done: changed.map(({ id, name }) => ({ id, name })),
    left,
    mayUndo: changed.length > 0,
  }
  const undo = { changed: changed.map(({ name: _, ...it }) => it) }
  const { districtId, userId } = actor
  await insertChange(db, {
    districtId,
    id: changeId,
    kind: change.kind,
    madeById: userId,
    madeAt: now(),
    made,
    undo,
  })
  await forgetUndos(db, undoableSince(now()))
  for (const { id } of changed) await record(`educator.${change.kind}`, { kind: 'educator', id })
  return made
}

/** Undoes a change of several educators, for those whom nobody has changed since. */
export async function undoSeveral(
  { db, actor, place, now, record }: ActorContext,
  changed: SeveralUndo['changed'],
): Promise<Pick<ChangeMade, 'done' | 'left'>> {
  const { today } = await momentOf(db, place)
  const ids = changed.map(({ id }) => id)
  const { people, left } = await peopleOf(db, actor, today, ids)
  const back: Changed[] = []
  for (const { id, name, ...state } of people) {
    const made = changed.find((it) => it.id === id)
    if (made && isSame(state, made.after)) back.push({ id, name, before: state, after: made.before })
    else left.push({ id, name, why: 'They were changed again since, and stay as they are.' })
  }
  await write(db, actor, back, now())
  for (const { id } of back) await record('educator.undo', { kind: 'educator', id })
  return { done: back.map(({ id, name }) => ({ id, name })), left }
}

/** The educators whom the actor may change; others are answered like people who are not there. */
async function peopleOf(db: Queries, actor: Actor, today: Day, ids: readonly EducatorId[]) {
  const sight = sightOf(actor, today)
  const seen = await statesSeen(db, sight, ids)
  await holdAtOnce(
    db,
    seen.map(({ id }) => id),
  )
  // Read anew once the educators are locked.
  const found = await statesSeen(db, sight, ids)
  const taught = await teachingOfAll(
    db,
    found.map(({ id }) => id),
  )
  const people: Somebody[] = []
  const left: Left[] = []
  for (const id of new Set(ids)) {
    const one = found.find((it) => it.id === id)
    const theirs = taught.filter((it) => it.educatorId === id)
    if (one && mayManageEducator(actor, { id, schools: schoolsOf(theirs, today) }))
      people.push({ ...one, taught: theirs.map(({ educatorId: _, ...it }) => it) })
    else left.push({ id, name: one?.name ?? 'Somebody', why: NOT_HERE })
  }
  return { people, left }
}

/** What a change makes of one educator, or why it makes nothing. */
async function changing(
  db: Queries,
  actor: Actor,
  today: Day,
  change: SeveralChange,
): Promise<(it: StateKept) => StateKept | string> {
  switch (change.kind) {
    case 'move':
      return moving(db, actor, change)
    case 'activate':
      return (it) => (it.isActive ? 'They are active already.' : { ...it, isActive: true })
    case 'deactivate':
      return (it) => (it.isActive ? { ...it, isActive: false } : 'They are inactive already.')
    case 'confirm':
      return (it) => (it.isProvisional ? { ...it, isProvisional: false } : 'They are confirmed already.')
    case 'drop':
      return (it) => {
        if (!it.isProvisional) return 'They were not added at the door, or are confirmed already.'
        return { isActive: false, isProvisional: false, taught: endedOn(it.taught, today) }
      }
  }
}

/** Moves an educator to one school from a day on, as far as the actor reaches; visits stay where they were made. */
async function moving(
  db: Queries,
  actor: Actor,
  { to }: SeveralChange,
): Promise<(it: StateKept) => StateKept | string> {
  if (!to) throw new Problem('invalid-request', { fields: { to: 'Choose a school and a day.' } })
  const { schoolId, startsOn } = to
  const isNear = isNearTo(actor)
  const isOpen = (await openSchools(db)).some(({ id }) => id === schoolId)
  if (!isNear(schoolId) || !isOpen) throw new Problem('school-not-found')
  return (it) => {
    const far = it.taught.filter((row) => !isNear(row.schoolId))
    const near = it.taught.filter((row) => isNear(row.schoolId))
    const there = near.find(
      (row) => row.schoolId === schoolId && row.startsOn <= startsOn && !isOver(row, startsOn),
    )
    const stay = { schoolId, startsOn: there?.startsOn ?? startsOn, endsOn: null }
    const others = endedOn(
      near.filter((row) => row !== there && !(row.schoolId === schoolId && row.startsOn >= startsOn)),
      addDays(startsOn, -1),
    )
    const taught = inOrder([...far, ...others, stay])
    return isSame(taught, it.taught) ? 'They are at this school only already.' : { ...it, taught }
  }
}

const isOver = ({ endsOn }: Teaching, day: Day) => endsOn !== null && endsOn < day

/** Teaching that ends on a day: what goes on longer is cut there, and what would begin later is dropped. */
function endedOn(taught: readonly Teaching[], day: Day): Teaching[] {
  return inOrder(
    taught
      .filter(({ startsOn }) => startsOn <= day)
      .map((row) => (isOver(row, day) ? row : { ...row, endsOn: day })),
  )
}

function inOrder(taught: readonly Teaching[]): Teaching[] {
  return taught.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn) || a.schoolId - b.schoolId)
}

async function write(db: Queries, { districtId }: Actor, changed: readonly Changed[], now: Date) {
  if (changed.length === 0) return
  await keepFormerOf(
    db,
    changed.flatMap(({ id, before, after }) =>
      before.taught
        .filter((row) => !after.taught.some((it) => isSame(it, row)))
        .map((row) => ({ ...row, districtId, educatorId: id, changedAt: now })),
    ),
  )
  await setStates(
    db,
    districtId,
    changed.map(({ id, after }) => ({ id, ...after })),
  )
}
