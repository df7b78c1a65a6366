import type { Day } from '../../calendar/calendar.ts'
import { schoolsOf } from '../../people/educator-sight.ts'
import type { SchoolId } from '../../people/ids.ts'
import { bareNumber } from '../bare-number.ts'
import { type FaultPlace, faultPlace, type PlaceOf } from '../fault-place.ts'
import { inSmallLetters, isInCapitals } from '../name-letters.ts'
import type { RosterRow } from '../roster-row.ts'
import { factChanges, isSameFacts } from './fact-changes.ts'
import { plainName } from './place-schools.ts'
import { factsOf, faultItem, itemOf, leavingItem, unchangedItem } from './plan-items.ts'
import type { KnownEducator, PlanFault, PlanItem, RosterFacts } from './roster-plan.ts'
import { taughtAfter } from './taught-after.ts'

/** What a row of educators is planned by. */
export interface Ground {
  readonly today: Day
  readonly isNear: (id: SchoolId) => boolean
  readonly isTheirs: (educator: KnownEducator) => boolean
  readonly nameOf: (id: SchoolId) => string
  readonly placeOf: PlaceOf
  /** The only school within reach, where there is one: new people are there. */
  readonly onlySchool: SchoolId | undefined
  /** Whether it is the only school of the district. */
  readonly isOneSchool: boolean
  readonly byName: ReadonlyMap<string, readonly KnownEducator[]>
}

/** What becomes of one educator whom a roster names, at the schools that it names. */
export function planEducator(
  ground: Ground,
  row: RosterRow,
  educator: KnownEducator | undefined,
  schools: readonly SchoolId[],
): PlanItem {
  if (educator && !ground.isTheirs(educator)) return faultItem(row, [notTheirs(ground, row)])
  if (row.hasLeft) {
    if (educator?.isActive) return leavingItem(educator, row.row)
    return unchangedItem(row, educator ? null : 'Has left, and is not in Corridor.')
  }
  return educator ? planKnown(ground, row, educator, schools) : planNew(ground, row, schools)
}

function planKnown(
  ground: Ground,
  row: RosterRow,
  educator: KnownEducator,
  schools: readonly SchoolId[],
): PlanItem {
  const after = afterRow(ground, row, educator, schools)
  const { name, externalId, email } = after
  const hint = elsewhereHint(ground, schools, educator)
  const item = { ...itemOf(row), name, externalId, email, educatorId: educator.id, hint }
  if (isSameFacts(educator, after)) return { ...item, kind: 'unchanged' }
  const changes = factChanges(educator, after, ground.nameOf, educator.hasAccount)
  return { ...item, kind: 'changed', before: factsOf(educator), after, changes }
}

function planNew(ground: Ground, row: RosterRow, named: readonly SchoolId[]): PlanItem {
  const { onlySchool, isOneSchool, isNear, placeOf } = ground
  // Somebody who works for the district office is not put into the one school that somebody imports for.
  const isAnywhere = row.office !== undefined && !isOneSchool
  const schools = named.length > 0 || onlySchool === undefined || isAnywhere ? named : [onlySchool]
  if (!schools.some(isNear)) return faultItem(row, [noSchool(faultPlace(placeOf, 'school', row), row)])
  const after = afterRow(ground, row, nobody, schools)
  return {
    ...itemOf(row),
    kind: 'new',
    after,
    hint: likeHint(ground, row) ?? elsewhereHint(ground, schools, nobody),
  }
}

/** What whoever imports for a few schools cannot do for somebody whom the roster has at another one. */
function elsewhereHint(
  { isNear, nameOf, today }: Ground,
  schools: readonly SchoolId[],
  { teaching }: RosterFacts,
): string | null {
  const now = schoolsOf(teaching, today)
  const away = schools.find((id) => !isNear(id) && !now.includes(id))
  return away === undefined ? null : `${nameOf(away)} is not yours to add: whoever manages it does.`
}

const nobody: RosterFacts = {
  name: '',
  email: null,
  externalId: null,
  grades: '',
  subject: '',
  room: '',
  hiredOn: null,
  isActive: true,
  isProvisional: false,
  teaching: [],
}

/** What is known of an educator after a row. An empty cell takes nothing away. */
function afterRow(
  { isNear, today }: Ground,
  row: RosterRow,
  before: RosterFacts,
  schools: readonly SchoolId[],
): RosterFacts {
  return {
    name: nameAfter(row, before),
    email: row.email || before.email,
    externalId: isSameNumber(row, before) ? before.externalId : row.externalId || before.externalId,
    grades: row.grades || before.grades,
    subject: row.subject || before.subject,
    room: row.room || before.room,
    hiredOn: row.hiredOn || before.hiredOn,
    isActive: true,
    isProvisional: false,
    teaching: schools.length > 0 ? taughtAfter(before.teaching, schools, isNear, today) : before.teaching,
  }
}

/** An educator's name after a row. One in capitals, which often lacks accents too, does not change one that it may be. */
function nameAfter({ name = '' }: RosterRow, before: RosterFacts): string {
  const isSame = isInCapitals(name) && plainName(name) === plainName(before.name)
  return name === '' || (isSame && !isInCapitals(before.name)) ? before.name : inSmallLetters(name)
}

/** Whether a row has an educator's number, with or without the zeros in front: it stays as it is known. */
function isSameNumber(row: RosterRow, before: RosterFacts): boolean {
  const number = bareNumber(row.externalId)
  return number !== undefined && number === bareNumber(before.externalId)
}

/** A hint at somebody with a like name: a name tells nobody's identity, but is worth a look. */
function likeHint({ byName, isTheirs, today, nameOf }: Ground, { name = '' }: RosterRow): string | null {
  const like = byName.get(plainName(name))?.find(isTheirs)
  if (!like) return null
  const [school] = schoolsOf(like.teaching, today)
  return `May be the same person as ${like.name}${school === undefined ? '' : ` at ${nameOf(school)}`}.`
}

function notTheirs({ placeOf }: Ground, row: RosterRow): PlanFault {
  const field = row.externalId ? 'externalId' : 'email'
  return {
    ...faultPlace(placeOf, field, row),
    says: row[field] ?? '',
    sentence: 'Somebody at a school that you do not manage. Ask your district administrator.',
    mending: null,
  }
}

function noSchool(place: FaultPlace, { office = '' }: RosterRow): PlanFault {
  const what = office === '' ? 'No school is named' : 'This is no school'
  return { ...place, says: office, sentence: `${what}. Add one to the row, or leave it out.`, mending: null }
}
