import { addDays, type Day } from '../calendar/calendar.ts'
import type { EducatorId, SchoolId } from '../people/ids.ts'
import type { RolloverDraft } from './rollover-draft.ts'

interface Teaching {
  readonly schoolId: SchoolId
  readonly startsOn: Day
  readonly endsOn: Day | null
}

export interface RolloverEducator {
  readonly id: EducatorId
  readonly name: string
  readonly grades: string
  readonly isActive: boolean
  readonly taught: readonly Teaching[]
}

interface Named {
  readonly educatorId: EducatorId
  readonly name: string
}

/** What a rollover does to people, and what keeps it from being done. */
export interface PeoplePlan {
  readonly leaving: (Named & { readonly schools: string[] })[]
  readonly moving: (Named & { readonly from: string; readonly to: string })[]
  readonly grades: (Named & { readonly from: string; readonly to: string })[]
  /** Where educators taught and will teach, before and after the rollover. */
  readonly teaching: readonly TeachingChange[]
  readonly faults: (Named & { readonly sentence: string })[]
}

export interface TeachingChange {
  readonly educatorId: EducatorId
  readonly before: readonly Teaching[]
  readonly after: readonly Teaching[]
}

interface RolloverWorld {
  readonly educators: readonly RolloverEducator[]
  /** All schools of the district; those in use may be moved to. */
  readonly schools: readonly { readonly id: SchoolId; readonly name: string; readonly isActive: boolean }[]
  /** The last day of the school year that ends. */
  readonly lastOn: Day
  /** The first day of the next school year. */
  readonly firstOn: Day
}

/** One person's part of a draft. */
interface Part {
  readonly isLeaving: boolean
  readonly moves: RolloverDraft['moving']
  readonly grades: string | undefined
}

/**
 * Plans what a rollover does to people. Who leaves has their last day with the year that ends. Who moves stays until
 * the day before the next one begins, and is elsewhere from its first day: what was seen before stays where it was
 * seen.
 */
export function planPeople(draft: RolloverDraft, world: RolloverWorld): PeoplePlan {
  const known = new Map(world.educators.map((it) => [it.id, it]))
  const found = partsOf(draft)
  const made = [...found].map(([id, part]) => planOne(id, known.get(id), part, world))
  const byName = <One extends Named>(all: readonly One[]) =>
    all.toSorted(
      (one, other) => one.name.localeCompare(other.name, 'en') || one.educatorId - other.educatorId,
    )
  return {
    leaving: byName(made.flatMap(({ leaving }) => leaving)),
    moving: byName(made.flatMap(({ moving }) => moving)),
    grades: byName(made.flatMap(({ grades }) => grades)),
    teaching: made.flatMap(({ teaching }) => teaching),
    faults: byName(made.flatMap(({ faults }) => faults)),
  }
}

function partsOf({ leaving, moving, grades }: RolloverDraft): Map<EducatorId, Part> {
  const left = new Set(leaving)
  const changed = new Map(grades.map((it) => [it.educatorId, it.grades]))
  const moves = new Map<EducatorId, RolloverDraft['moving']>()
  for (const it of moving) moves.set(it.educatorId, [...(moves.get(it.educatorId) ?? []), it])
  const ids = new Set([...left, ...moves.keys(), ...changed.keys()])
  return new Map(
    [...ids].map((id) => [
      id,
      { isLeaving: left.has(id), moves: moves.get(id) ?? [], grades: changed.get(id) },
    ]),
  )
}

const nothing: PeoplePlan = { leaving: [], moving: [], grades: [], teaching: [], faults: [] }

function planOne(
  educatorId: EducatorId,
  educator: RolloverEducator | undefined,
  { isLeaving, moves, grades }: Part,
  world: RolloverWorld,
): PeoplePlan {
  if (!educator?.isActive) {
    const named = { educatorId, name: educator?.name ?? 'Somebody' }
    return faulty(named, 'They are not on the list any more. Take them out of this plan.')
  }
  if (!isLeaving) return planStaying(educator, moves, grades, world)
  if (moves.length === 0) return planLeaving(educator, world)
  return faulty(nameOf(educator), 'They cannot both leave and move. Choose one.')
}

function faulty(named: Named, sentence: string): PeoplePlan {
  return { ...nothing, faults: [{ ...named, sentence }] }
}

function nameOf({ id, name }: RolloverEducator): Named {
  return { educatorId: id, name }
}

function schoolIn({ schools }: RolloverWorld, id: SchoolId): string {
  return schools.find((it) => it.id === id)?.name ?? 'a school that is gone'
}

function planLeaving(educator: RolloverEducator, world: RolloverWorld): PeoplePlan {
  const { id: educatorId, taught } = educator
  const after = leaveOn(taught, world.lastOn)
  if (after.length === 0)
    return faulty(nameOf(educator), 'They have not begun yet. Change their schools on their own page.')
  const left = taught.filter((it) => isOpen(it, world.lastOn))
  const schools = [...new Set(left.map(({ schoolId }) => schoolIn(world, schoolId)))]
  const teaching = isSameTeaching(taught, after) ? [] : [{ educatorId, before: taught, after }]
  return { ...nothing, leaving: [{ ...nameOf(educator), schools }], teaching }
}

function planStaying(
  educator: RolloverEducator,
  moves: Part['moves'],
  grades: string | undefined,
  world: RolloverWorld,
): PeoplePlan {
  const named = nameOf(educator)
  let after = educator.taught
  for (const move of moves) {
    const sentence = moveFault(after, move, world)
    if (sentence) return faulty(named, sentence)
    after = moveOn(after, move, world.firstOn)
  }
  if (grades === '') return faulty(named, 'Enter their grades, or leave them as they are.')
  const isRegraded = grades !== undefined && grades !== educator.grades
  return {
    ...nothing,
    moving: moves.map(({ from, to }) => ({ ...named, from: schoolIn(world, from), to: schoolIn(world, to) })),
    grades: isRegraded ? [{ ...named, from: educator.grades, to: grades }] : [],
    teaching: moves.length > 0 ? [{ educatorId: educator.id, before: educator.taught, after }] : [],
  }
}

interface Move {
  readonly from: SchoolId
  readonly to: SchoolId
}

function moveFault(
  taught: readonly Teaching[],
  { from, to }: Move,
  world: RolloverWorld,
): string | undefined {
  const school = world.schools.find(({ id }) => id === to)
  if (!school?.isActive) return 'The school they move to is closed or gone. Choose another.'
  const left = taught.find((it) => it.schoolId === from && isOpen(it, world.firstOn))
  if (!left) return 'They are not at the school they move from on that day. Take the move out of this plan.'
  if (from === to || taught.some((it) => it.schoolId === to && isOpen(it, world.firstOn)))
    return `They are at ${school.name} from that day already. Take the move out of this plan.`
  return undefined
}

/** Whether teaching lasts on a day, or begins later. */
function isOpen({ endsOn }: Teaching, day: Day): boolean {
  return endsOn === null || endsOn >= day
}

function leaveOn(taught: readonly Teaching[], lastOn: Day): Teaching[] {
  return taught
    .filter(({ startsOn }) => startsOn <= lastOn)
    .map((it) => (isOpen(it, lastOn) ? { ...it, endsOn: lastOn } : it))
}

function moveOn(taught: readonly Teaching[], { from, to }: Move, firstOn: Day): Teaching[] {
  return taught.flatMap((it) => {
    if (it.schoolId !== from || !isOpen(it, firstOn)) return [it]
    const moved = { schoolId: to, startsOn: it.startsOn > firstOn ? it.startsOn : firstOn, endsOn: it.endsOn }
    return it.startsOn >= firstOn ? [moved] : [{ ...it, endsOn: addDays(firstOn, -1) }, moved]
  })
}

/** Whether two lists of teaching have the same schools on the same days, in whichever order. */
export function isSameTeaching(one: readonly Teaching[], other: readonly Teaching[]): boolean {
  const told = (all: readonly Teaching[]) =>
    all
      .map(({ schoolId, startsOn, endsOn }) => `${schoolId} ${startsOn} ${endsOn}`)
      .toSorted()
      .join('\n')
  return told(one) === told(other)
}
