import { faultPlace, type PlaceOf } from './fault-place.ts'
import { MOST_SCHOOLS, schoolsWithRow } from './plan/place-schools.ts'
import type { RosterRow } from './roster-row.ts'

/**
 * Gathers people from the rows of a file. Rows that differ only in school, grades, subject or room are one person; rows
 * of one id, address or name that differ in more are two, the later one with a fault.
 */
export function gatherPeople(placeOf: PlaceOf) {
  const people: RosterRow[] = []
  const known = new Map<string, number>()
  return { people, add }

  function add(person: RosterRow) {
    const keys = keysOf(person)
    const key = keys.find((it) => known.has(it))
    const at = known.get(key ?? '')
    const earlier = people[at ?? -1]
    if (key === undefined || at === undefined || earlier === undefined) return take(person, keys)
    const sentence = differing(earlier, person, key)
    if (sentence === null) {
      people[at] = joined(earlier, person)
      for (const it of keys) known.set(it, at)
      return
    }
    const field = fieldOf(key)
    const says = person[field] ?? ''
    const fault = { ...faultPlace(placeOf, field, person), says, sentence, other: earlier.row }
    take({ ...person, faults: [...person.faults, fault] }, [])
  }

  function take(person: RosterRow, keys: readonly string[]) {
    for (const it of keys) known.set(it, people.length)
    people.push(person)
  }
}

/** The keys by which a person is known, surest first. Without an id and an address a name at a school has to do. */
function keysOf({ externalId, email, name, schools }: RosterRow): readonly string[] {
  const keys = [externalId && `id ${fold(externalId)}`, email && `mail ${email}`].filter((it) => it)
  if (keys.length > 0 || !name) return keys.filter((it) => it !== undefined)
  const where = (schools ?? []).map((it) => fold(it.externalId ?? it.name ?? '')).join('|')
  return [`name ${fold(name)} ${where}`]
}

function fieldOf(key: string): 'externalId' | 'email' | 'name' {
  if (key.startsWith('id ')) return 'externalId'
  return key.startsWith('mail ') ? 'email' : 'name'
}

const fold = (text: string) => text.toLowerCase()
const differ = (a: string | undefined, b: string | undefined) => Boolean(a && b && fold(a) !== fold(b))

function differing(earlier: RosterRow, person: RosterRow, key: string): string | null {
  const where = `Row ${earlier.row}`
  if (key.startsWith('name '))
    return `${where} has the same name at the same school. Leave one out, or give each an id.`
  const what = key.startsWith('id ') ? 'id' : 'email address'
  if (differ(earlier.name, person.name))
    return `${where} has this ${what} and another name. Keep the row that is right; the other stays out.`
  if (differ(earlier.email, person.email))
    return `${where} has this id and another email address. Keep the row that is right; the other stays out.`
  return differ(earlier.externalId, person.externalId)
    ? `${where} has this email address and another id. Keep the row that is right; the other stays out.`
    : null
}

/** Two rows of one person as one: differing grades, subjects and rooms are listed; of the rest the first counts. */
function joined(first: RosterRow, second: RosterRow): RosterRow {
  const filled = Object.entries(first).filter(([, value]) => value !== '')
  return {
    ...second,
    ...Object.fromEntries(filled),
    row: first.row,
    kind: first.kind === 'leader' || second.kind === 'leader' ? 'leader' : 'educator',
    hasLeft: first.hasLeft && second.hasLeft,
    faults: first.faults.length > 0 ? first.faults : second.faults.map((it) => ({ row: second.row, ...it })),
    ...listed('grades', 20),
    ...listed('subject', 60),
    ...listed('room', 40),
    ...(first.schools || second.schools ? { schools: allSchools(first, second) } : {}),
  }

  function listed(field: 'grades' | 'subject' | 'room', most: number) {
    const texts = [first[field], second[field]].filter((it) => it !== undefined)
    const parts = new Set(texts.flatMap((it) => it.split(', ')).filter((it) => it !== ''))
    const list = [...parts].join(', ')
    if (texts.length === 0) return {}
    return { [field]: list.length <= most ? list : first[field] || second[field] }
  }
}

/** The schools of both rows, each once. Of more than anybody may have, one too many is enough to tell. */
function allSchools(first: RosterRow, second: RosterRow) {
  const known = first.schools ?? []
  if (known.length > MOST_SCHOOLS) return known
  const all = [...known, ...schoolsWithRow(second)]
  const keys = all.map((it) => `${it.externalId ?? ''} ${it.name ?? ''}`)
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, MOST_SCHOOLS + 1)
}
