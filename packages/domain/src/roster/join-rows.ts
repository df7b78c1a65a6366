import { faultPlace, type PlaceOf } from './fault-place.ts'
import { plainName, schoolsWithRow } from './plan/place-schools.ts'
import type { PlanFault } from './plan/roster-plan.ts'
import type { RosterRow } from './roster-row.ts'

/** A row that may come in, or one that is at fault. */
export interface CheckedRow {
  readonly row: RosterRow
  readonly faults: readonly PlanFault[]
}

/** Rows that share an id or an address. */
interface Group {
  readonly rows: CheckedRow[]
  /** Whether the lines say the same of one person. */
  isOne: boolean
}

/**
 * Rosters that have a line for each school name somebody several times: those are one person at several schools. Where
 * two lines share an id or an address and say different things, neither is believed.
 */
export function* joinRows(
  checked: readonly CheckedRow[],
  placeOf: PlaceOf,
): Generator<undefined, CheckedRow[]> {
  const byId = yield* groupsBy(checked, ({ externalId }) => externalId)
  const byEmail = yield* groupsBy(checked, ({ email }) => email)
  const schools = new Map<CheckedRow, RosterRow[]>()
  const kept: CheckedRow[] = []
  for (const it of checked) {
    yield
    const { row } = it
    const groups = [byId.get(row.externalId ?? ''), byEmail.get(row.email ?? '')].filter((group) => !!group)
    const unclear = groups.find((group) => !group.isOne)
    if (it.faults.length > 0) kept.push(it)
    else if (unclear) kept.push({ row, faults: [clash(row, unclear, placeOf)] })
    else {
      const first = groups[0]?.rows[0] ?? it
      const known = schools.get(first)
      if (known) known.push(row)
      else {
        schools.set(first, [row])
        kept.push(first)
      }
    }
  }
  return kept.map((it) => {
    const rows = schools.get(it) ?? []
    return rows.length > 1 ? { row: withSchoolsOf(it.row, rows), faults: [] } : it
  })
}

function* groupsBy(checked: readonly CheckedRow[], keyOf: (row: RosterRow) => string | undefined) {
  const groups = new Map<string, Group>()
  for (const it of checked) {
    yield
    const key = keyOf(it.row)
    // A row that stays out anyway makes no other unclear.
    if (!key || it.faults.length > 0) continue
    const known = groups.get(key)
    if (!known) groups.set(key, { rows: [it], isOne: true })
    else {
      known.isOne &&= known.rows.some(({ row }, index) => index === 0 && isSame(row, it.row))
      known.rows.push(it)
    }
  }
  return groups
}

const told = ['externalId', 'email', 'grades', 'subject', 'room', 'hiredOn', 'kind', 'hasLeft'] as const

/** Whether two lines say the same of a person, apart from the schools, which each line has its own of. */
function isSame(one: RosterRow, other: RosterRow): boolean {
  const isNamedSame = plainName(one.name ?? '') === plainName(other.name ?? '')
  return isNamedSame && told.every((field) => (one[field] ?? '') === (other[field] ?? ''))
}

const MOST_NAMED = 5

function clash(row: RosterRow, { rows }: Group, placeOf: PlaceOf): PlanFault {
  const others = rows.filter((it) => it.row.row !== row.row)
  const named = others.slice(0, MOST_NAMED).map((it) => it.row.row)
  const isId = rows.every((it) => row.externalId && it.row.externalId === row.externalId)
  const isPerson = rows.every((it) => plainName(it.row.name ?? '') === plainName(row.name ?? ''))
  return {
    ...faultPlace(placeOf, isId ? 'externalId' : 'email', row),
    says: `${(isId ? row.externalId : row.email) ?? ''}, also in row${named.length > 1 ? 's' : ''} ${named.join(', ')}`,
    sentence: isPerson
      ? 'One person in several rows that say different things. Choose the row that is right.'
      : `One ${isId ? 'id' : 'address'} for two people. Choose the row that is right; the other stays out.`,
    mending: { by: 'rows', rows: [row.row, ...named].toSorted((one, other) => one - other) },
  }
}

function withSchoolsOf(row: RosterRow, all: readonly RosterRow[]): RosterRow {
  return { ...row, schools: all.flatMap(schoolsWithRow) }
}
