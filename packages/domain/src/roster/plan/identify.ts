import { bareNumber } from '../bare-number.ts'
import { faultPlace, type PlaceOf } from '../fault-place.ts'
import type { RosterRow } from '../roster-row.ts'
import { plainName } from './place-schools.ts'
import type { KnownEducator, PlanFault } from './roster-plan.ts'

interface Known {
  readonly byId: ReadonlyMap<string, KnownEducator>
  /** Educators by a number without the zeros in front of it. */
  readonly byNumber: ReadonlyMap<string, readonly KnownEducator[]>
  /** Educators by address in lower case; two may share an address. */
  readonly byEmail: ReadonlyMap<string, readonly KnownEducator[]>
  readonly byName: ReadonlyMap<string, readonly KnownEducator[]>
}

export function* whoIsKnown(educators: readonly KnownEducator[]): Generator<undefined, Known> {
  const byId = new Map<string, KnownEducator>()
  const byNumber = new Map<string, KnownEducator[]>()
  const byEmail = new Map<string, KnownEducator[]>()
  const byName = new Map<string, KnownEducator[]>()
  for (const it of educators) {
    if (it.externalId !== null) byId.set(it.externalId, it)
    gather(byNumber, bareNumber(it.externalId) ?? '', it)
    gather(byEmail, it.email?.toLowerCase() ?? '', it)
    gather(byName, plainName(it.name), it)
    yield
  }
  return { byId, byNumber, byEmail, byName }
}

function gather(found: Map<string, KnownEducator[]>, key: string, it: KnownEducator): void {
  if (key === '') return
  const known = found.get(key)
  if (known) known.push(it)
  else found.set(key, [it])
}

export interface Found {
  readonly educator?: KnownEducator
  readonly faults: readonly PlanFault[]
}

/** How a fault speaks of somebody: whoever is out of reach is not named. */
type Called = (educator: KnownEducator) => string

/**
 * Who a row is about: by the id of the district's own system, or else by the exact address; never by a name alone. Where
 * the two lead to different people, nobody is changed. A number that lost the zeros in front of it is somebody's whose
 * name or address stands beside it.
 */
export function identify(row: RosterRow, known: Known, placeOf: PlaceOf, called: Called): Found {
  const { externalId, email } = row
  const mailed = (email && known.byEmail.get(email)) || []
  const educator = externalId ? (known.byId.get(externalId) ?? byBareNumber(row, known)) : undefined
  if (!educator) return mailed.length > 0 ? byAddress(row, mailed, placeOf, called) : byNothing(row, placeOf)
  const [other] = mailed
  if (!other || mailed.includes(educator)) return { educator, faults: [] }
  const sentence = `The id is that of ${called(educator)}, the address that of ${called(other)}. Correct one of them.`
  return { educator, faults: [faultOf(row, 'email', placeOf, sentence)] }
}

function byBareNumber({ externalId, name, email }: RosterRow, known: Known): KnownEducator | undefined {
  const [it, ...more] = known.byNumber.get(bareNumber(externalId) ?? '') ?? []
  if (!it || more.length > 0) return undefined
  const isMailed = email !== undefined && it.email?.toLowerCase() === email
  return isMailed || plainName(it.name) === plainName(name ?? '') ? it : undefined
}

function byAddress(
  row: RosterRow,
  [educator, ...more]: readonly KnownEducator[],
  placeOf: PlaceOf,
  called: Called,
): Found {
  if (!educator || more.length > 0) {
    const sentence = 'Several educators have this address. Give each an address of their own first.'
    return { faults: [faultOf(row, 'email', placeOf, sentence)] }
  }
  if (!row.externalId || educator.externalId === null) return { educator, faults: [] }
  const sentence = `This address is that of ${called(educator)}, who has another id. Correct the id or the address.`
  return { educator, faults: [faultOf(row, 'externalId', placeOf, sentence)] }
}

function byNothing(row: RosterRow, placeOf: PlaceOf): Found {
  if (row.externalId || row.email) return { faults: [] }
  const sentence = 'A name alone does not tell who it is. Add an id or an address.'
  return { faults: [{ ...faultOf(row, 'email', placeOf, sentence), mending: { by: 'address' } }] }
}

function faultOf(
  row: RosterRow,
  field: 'email' | 'externalId',
  placeOf: PlaceOf,
  sentence: string,
): PlanFault {
  return { ...faultPlace(placeOf, field, row), says: row[field] ?? '', sentence, mending: null }
}
