import type { Day } from '../../calendar/calendar.ts'
import { schoolsOf } from '../../people/educator-sight.ts'
import type { SchoolId } from '../../people/ids.ts'
import { checkRow } from '../check-row.ts'
import { faultPlace, type PlaceOf } from '../fault-place.ts'
import { type CheckedRow, joinRows } from '../join-rows.ts'
import type { RosterRow } from '../roster-row.ts'
import { type Found, identify, whoIsKnown } from './identify.ts'
import { MOST_SCHOOLS, type Placed, plainName, schoolFinder, schoolKey } from './place-schools.ts'
import { type Ground, planEducator } from './plan-educator.ts'
import { faultItem, inviteItem, leavingItem, type StandingSuggestions, unchangedItem } from './plan-items.ts'
import type { KnownEducator, KnownSchool, PlanFault, PlanItem, Planning, RosterMends } from './roster-plan.ts'

/** A roster, what is known of its people, and what somebody said about single rows. */
export interface EducatorsAsked {
  readonly today: Day
  /** The schools whose educators may be changed by whoever imports. */
  readonly reach: 'all' | readonly SchoolId[]
  readonly educators: readonly KnownEducator[]
  readonly schools: readonly KnownSchool[]
  /** Addresses, in lower case, of whoever has an account here or is invited. */
  readonly addresses: ReadonlySet<string>
  readonly suggested: StandingSuggestions
  readonly rows: readonly RosterRow[]
  /** Whether the roster is everybody: whoever is not in it has left. */
  readonly isWhole: boolean
  readonly mends: RosterMends
  readonly placeOf: PlaceOf
}

/** Plans an import of educators. The same file again, once it is in, does nothing. */
export function* planEducators(asked: EducatorsAsked): Planning {
  const { educators, schools, rows, mends, placeOf } = asked
  const who = yield* whoIsKnown(educators)
  const ground = groundOf(asked, who.byName)
  const placesOf = schoolFinder(schools, mends.schools, placeOf)
  const called = (it: KnownEducator) => (ground.isTheirs(it) ? it.name : 'somebody at another school')
  const unclear = new Set<string>()
  const named = new Set<KnownEducator>()
  const once = eachOnce(placeOf)
  const spokenOf = new Set<SchoolId>()
  let outside = 0
  for (const checked of yield* joinRows(yield* checkedRows(rows, mends, placeOf), placeOf)) {
    const place = placesOf(checked.row)
    for (const id of place.ids) spokenOf.add(id)
    const found = identify(checked.row, who, placeOf, called)
    if (found.educator) named.add(found.educator)
    const item = once(found, checked, (it) => planRow(asked, ground, checked, it, place))
    if (item?.kind === 'fault') unclear.add(plainName(item.name))
    if (!item) outside += 1
    yield item ?? undefined
  }
  const active = educators.filter((it) => it.isActive && ground.isTheirs(it))
  if (asked.isWhole) yield* missing(asked, ground, active, { named, unclear, spokenOf })
  return { outside, active: active.length }
}

/** Plans everybody who is known by one row at most. */
function eachOnce(placeOf: PlaceOf) {
  const planned = new Map<KnownEducator, RosterRow>()
  return (
    found: Found,
    { row, faults: told }: CheckedRow,
    plan: (found: Found) => PlanItem | null,
  ): PlanItem | null => {
    const { educator, faults } = found
    const before = educator && planned.get(educator)
    // Who has to choose between rows already is not asked again.
    const isAsked = told.some(({ mending }) => mending?.by === 'rows')
    if (before) return plan(isAsked ? found : { ...found, faults: [...faults, twice(row, before, placeOf)] })
    const item = plan(found)
    if (educator && item?.educatorId === educator.id) planned.set(educator, row)
    return item
  }
}

/** A row about somebody whom another row is about, where one has their id and the other their address. */
function twice(row: RosterRow, before: RosterRow, placeOf: PlaceOf): PlanFault {
  const field = row.externalId ? 'externalId' : 'email'
  return {
    ...faultPlace(placeOf, field, row),
    says: row[field] ?? '',
    sentence: `Row ${before.row} is about the same person. Choose the row that is right; the other stays out.`,
    mending: { by: 'rows', rows: [before.row, row.row] },
  }
}

/** Plans one row; null where it names only schools out of reach, and an educator who is not at one within reach. */
function planRow(
  asked: EducatorsAsked,
  ground: Ground,
  checked: CheckedRow,
  { educator, faults }: Found,
  place: Placed,
): PlanItem | null {
  const { row } = checked
  const isElsewhere = place.ids.length > 0 && !place.ids.some(ground.isNear)
  if (isElsewhere && !(educator && ground.isTheirs(educator))) return null
  if (row.kind === 'leader') return planLeader(asked, ground, checked, place.ids)
  const wrong = [
    ...checked.faults,
    ...faults,
    ...(row.hasLeft ? [] : schoolFaults(row, place, asked.placeOf)),
  ]
  return wrong.length > 0 ? faultItem(row, wrong) : planEducator(ground, row, educator, place.ids)
}

/** What is wrong with the schools of a row. Of too many, none is asked about by itself. */
function schoolFaults(row: RosterRow, { faults }: Placed, placeOf: PlaceOf): readonly PlanFault[] {
  const named = new Set(row.schools?.map(schoolKey))
  if (named.size <= MOST_SCHOOLS) return faults
  const sentence = `More than ${MOST_SCHOOLS} schools for one person. Keep those where they teach most.`
  return [{ ...faultPlace(placeOf, 'school', row), says: '', sentence, mending: null }]
}

/** The rows that nobody left out, each with what is wrong with it by itself. */
export function* checkedRows(
  rows: readonly RosterRow[],
  mends: RosterMends,
  placeOf: PlaceOf,
): Generator<undefined, CheckedRow[]> {
  const dropped = new Set(mends.dropped)
  const checked: CheckedRow[] = []
  for (const row of rows) {
    if (!dropped.has(row.row)) checked.push(checkRow(row, mends, placeOf))
    yield
  }
  return checked
}

function groundOf({ today, reach, schools, placeOf }: EducatorsAsked, byName: Ground['byName']): Ground {
  const names = new Map(schools.map(({ id, name }) => [id, name]))
  const isNear = (id: SchoolId) => reach === 'all' || reach.includes(id)
  const open = schools.filter(({ isActive }) => isActive)
  const near = open.filter(({ id }) => isNear(id))
  return {
    today,
    placeOf,
    byName,
    isNear,
    isTheirs: ({ teaching }) => reach === 'all' || schoolsOf(teaching, today).some(isNear),
    nameOf: (id) => names.get(id) ?? '',
    onlySchool: near.length === 1 ? near[0]?.id : undefined,
    isOneSchool: open.length === 1,
  }
}

/**
 * Plans a row of somebody who leads, and so is not observed: they may be invited, by a person and with a role of that
 * person's choice.
 */
function planLeader(
  { addresses, suggested }: EducatorsAsked,
  { isNear }: Ground,
  { row, faults }: CheckedRow,
  ids: readonly SchoolId[],
): PlanItem {
  if (faults.length > 0) return faultItem(row, faults)
  if (row.hasLeft)
    return unchangedItem(row, 'An administrator who has left. Pause their account on their page.')
  if (!row.email) return unchangedItem(row, 'An administrator without an address: nobody can be invited.')
  if (addresses.has(row.email))
    return unchangedItem(row, 'An administrator who has an account or an invitation.')
  return inviteItem(row, ids.find(isNear) ?? null, suggested)
}

interface Mentioned {
  readonly named: ReadonlySet<KnownEducator>
  /** The names in rows that are at fault: who has such a name is not missing. */
  readonly unclear: ReadonlySet<string>
  readonly spokenOf: ReadonlySet<SchoolId>
}

/**
 * The people who are missing from a whole roster: active, with an id, and at schools that the roster speaks of. A row
 * names them even if it is at fault.
 */
function* missing(
  { rows, mends, today }: EducatorsAsked,
  { isNear }: Ground,
  active: readonly KnownEducator[],
  { named, unclear, spokenOf }: Mentioned,
): Generator<PlanItem | undefined> {
  const dropped = new Set(mends.dropped)
  const leftOut = new Set(rows.filter(({ row }) => dropped.has(row)).map(({ name }) => plainName(name ?? '')))
  const isUnclear = (name: string) => unclear.has(name) || leftOut.has(name)
  for (const it of active) {
    const isRostered = it.externalId !== null && !named.has(it) && !isUnclear(plainName(it.name))
    const isOver = isRostered && schoolsOf(it.teaching, today).every((id) => spokenOf.has(id) && isNear(id))
    yield isOver ? leavingItem(it, null) : undefined
  }
}
