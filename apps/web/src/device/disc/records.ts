import { fingerprint } from '@corridor/domain/data/fingerprint'
import { answer } from './database.ts'
import type { Aside, Found, Stored, Values } from './disc.ts'
import { isKept } from './is-kept.ts'
import { OBSERVATIONS, STAMPS } from './store-names.ts'

/** Reads all records at once or, where one cannot be read, one by one: a broken record must not lose the others. */
export async function recordsIn(database: IDBDatabase): Promise<Found> {
  // Stamps are read first: a record that another tab writes in between is newer than its stamp here, which is noticed.
  const stamps = await stampsIn(database)
  const values = await allAtOnce(database).catch(async () =>
    (await import('./one-by-one.ts')).oneByOne(database),
  )
  const [stored, aside]: [Stored[], Aside[]] = [[], []]
  for (const [id, value] of values)
    if (isKept(value)) stored.push({ kept: value, stamp: stamps.get(id) ?? 0 })
    else aside.push(value === undefined ? { id } : { id, value: insideOf(value) })
  return { stored, aside }
}

/** An unreadable record under an id of its own, out of the way of a newer one; the same record gets the same id. */
export function movedAside(value: unknown) {
  const aside = insideOf(value)
  return { id: `aside ${fingerprint(JSON.stringify(aside) ?? '')}`, aside }
}

function insideOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'aside' in value ? value.aside : value
}

async function allAtOnce(database: IDBDatabase): Promise<Values> {
  const store = database.transaction(OBSERVATIONS).objectStore(OBSERVATIONS)
  const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
  return keys.map((key, place) => [String(key), values[place]])
}

async function stampsIn(database: IDBDatabase): Promise<ReadonlyMap<string, number>> {
  const store = database.transaction(STAMPS).objectStore(STAMPS)
  const [keys, stamps] = await Promise.all([answer(store.getAllKeys()), answer<unknown[]>(store.getAll())])
  return new Map(keys.map((key, place) => [String(key), countIn(stamps[place])]))
}

export async function stampIn(stamps: IDBObjectStore, id: string): Promise<number> {
  return countIn(await answer<unknown>(stamps.get(id)))
}

/** The count in a stamp; a missing or unreadable stamp counts from 0. */
function countIn(stamp: unknown): number {
  return typeof stamp === 'number' ? stamp : 0
}
