import { fingerprint } from './fingerprint.ts'
import { canonical, isObject, isSame, type Json, type JsonObject } from './json.ts'

/** Two people, or two devices, changed the same thing. Theirs stands; what the other wanted is kept here. */
interface Conflict {
  /** Made from the clash itself, so that one that is found twice is one. */
  readonly id: string
  /** Keys, and ids of things in lists. */
  readonly path: readonly string[]
  /** Absent where it was removed. */
  readonly mine?: Json
  readonly theirs?: Json
  /** Whose copy lost out, and when. */
  readonly by: string
  readonly at: string
}

/** A document keeps its clashes with it until somebody has settled them. */
export type Document = JsonObject & { readonly conflicts: readonly JsonObject[] }

type Path = readonly string[]
type Author = Pick<Conflict, 'by' | 'at'>
type Note = (path: Path, mine: Json | undefined, theirs: Json | undefined) => void

/**
 * Three-way: `mine` and `theirs` both grew out of `base`. Objects merge by key, lists of things that have an id by id,
 * and every other value, text included, is taken whole. What was typed is in the result or in its conflicts.
 */
export function merge(base: Document, mine: Document, theirs: Document, author: Author): Document {
  const found: JsonObject[] = []
  const merged = mergeObjects([], base, mine, theirs, (path, lost, kept) => {
    const clash = { path, ...present('mine', lost), ...present('theirs', kept) }
    found.push({ ...clash, ...author, id: fingerprint(canonical(clash)) })
  })
  const known = thingsIn(merged.conflicts) ?? []
  const isKnown = ({ id }: JsonObject) => known.some((it) => it.id === id)
  return { ...merged, conflicts: [...known, ...found.filter((it) => !isKnown(it))] }
}

/** What stands at a place; nothing where it is removed. */
function mergeValues(
  path: Path,
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  note: Note,
): Json | undefined {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  if (isObject(mine) && isObject(theirs))
    return mergeObjects(path, isObject(base) ? base : {}, mine, theirs, note)
  const [myThings, theirThings] = [thingsIn(mine), thingsIn(theirs)]
  if (myThings && theirThings) return mergeThings(path, thingsIn(base) ?? [], myThings, theirThings, note)
  note(path, mine, theirs)
  // Whoever changed a thing wants it more than whoever removed it.
  return theirs === undefined ? mine : theirs
}

function mergeObjects(path: Path, base: JsonObject, mine: JsonObject, theirs: JsonObject, note: Note) {
  const merged: Record<string, Json> = {}
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeValues([...path, key], base[key], mine[key], theirs[key], note)
    if (value !== undefined) merged[key] = value
  }
  return merged
}

/** Order is data of the things themselves: theirs stay where they are, and mine follow. */
function mergeThings(path: Path, base: Things, mine: Things, theirs: Things, note: Note): JsonObject[] {
  const named = (things: Things) => new Map(things.map((it) => [it.id, it]))
  const [bases, mines, others] = [named(base), named(mine), named(theirs)]
  return [...new Set([...others.keys(), ...mines.keys()])].flatMap((id) => {
    const value = mergeValues([...path, id], bases.get(id), mines.get(id), others.get(id), note)
    return isObject(value) ? [value] : []
  })
}

type Things = readonly (JsonObject & { readonly id: string })[]

function thingsIn(value: Json | undefined): Things | undefined {
  return Array.isArray(value) && value.every(isThing) ? value : undefined
}

function isThing(value: Json): value is JsonObject & { readonly id: string } {
  return isObject(value) && typeof value.id === 'string'
}

function present(key: string, value: Json | undefined): JsonObject {
  return value === undefined ? {} : { [key]: value }
}
