import { fingerprint } from '../data/fingerprint.ts'
import { canonical, isObject, isSame, type Json, type JsonObject } from '../data/json.ts'

/** A conflict: two people, or two devices, changed the same value. Theirs stands; the other is kept here. */
interface Conflict {
  /** Made from the clash itself, so that a conflict found twice is one. */
  readonly id: string
  /** The keys that lead to the value, and ids of things in lists. */
  readonly path: readonly string[]
  /** The value kept aside and the one that stands; absent where it was removed. */
  readonly mine?: Json
  readonly theirs?: Json
  /** The author of the copy that lost out, and when. */
  readonly by: string
  readonly at: string
}

/** A document, which keeps its conflicts until somebody has settled them. */
export type Document = JsonObject & { readonly conflicts: readonly JsonObject[] }

type Path = readonly string[]
type Author = Pick<Conflict, 'by' | 'at'>
type Note = (path: Path, mine: Json | undefined, theirs: Json | undefined) => void

interface Way {
  readonly note: Note
  readonly isSure: boolean
}

/**
 * Merges three ways: `mine` and `theirs` both grew out of `base`. Objects merge by key, lists of things that have an id
 * by id, and every other value, text included, is taken whole. What was typed is in the result or in its conflicts.
 */
export function merge(base: Document, mine: Document, theirs: Document, author: Author): Document {
  return merged(base, mine, theirs, { author, isSure: true })
}

/**
 * Merges where `mine` grew out of `base`, and `theirs` perhaps did not: what `base` and `mine` share may be unknown to
 * `theirs`. Where the two differ, neither counts as the older one, and the value of `mine` is listed as a conflict
 * unless it is blank.
 */
export function mergeUnsure(base: Document, mine: Document, theirs: Document, author: Author): Document {
  return merged(base, mine, theirs, { author, isSure: false })
}

function merged(
  base: Document,
  mine: Document,
  theirs: Document,
  { author, isSure }: { readonly author: Author; readonly isSure: boolean },
): Document {
  const found: JsonObject[] = []
  const note: Note = (path, lost, kept) => {
    const clash = { path, ...present('mine', lost), ...present('theirs', kept) }
    found.push({ ...clash, ...author, id: fingerprint(canonical(clash)) })
  }
  const merged = mergeObjects([], base, mine, theirs, { note, isSure })
  const known = thingsIn(merged.conflicts) ?? []
  const isKnown = ({ id }: JsonObject) => known.some((it) => it.id === id)
  return { ...merged, conflicts: [...known, ...found.filter((it) => !isKnown(it))] }
}

/** The merged value at a path; undefined where it is removed. */
function mergeValues(
  path: Path,
  from: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  way: Way,
): Json | undefined {
  if (isSame(mine, theirs)) return theirs
  if (isWithoutWish(from, mine, way)) return theirs
  const base = isSame(from, mine) ? undefined : from
  if (isSame(base, theirs)) return mine
  if (isObject(mine) && isObject(theirs))
    return mergeObjects(path, isObject(base) ? base : {}, mine, theirs, way)
  const [myThings, theirThings] = [thingsIn(mine), thingsIn(theirs)]
  if (myThings && theirThings) return mergeThings(path, thingsIn(base) ?? [], myThings, theirThings, way)
  way.note(path, mine, theirs)
  // Whoever changed a thing wants it more than whoever removed it.
  return theirs === undefined ? mine : theirs
}

/** Whether mine says nothing that theirs could clash with. */
function isWithoutWish(from: Json | undefined, mine: Json | undefined, { isSure }: Way): boolean {
  if (isSure) return isSame(from, mine)
  return isBlank(mine) && (from === undefined || isSame(from, mine))
}

function mergeObjects(path: Path, base: JsonObject, mine: JsonObject, theirs: JsonObject, way: Way) {
  const merged: Record<string, Json> = {}
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeValues([...path, key], base[key], mine[key], theirs[key], way)
    if (value !== undefined) merged[key] = value
  }
  return merged
}

/** Merges lists of things. Order is data of the things themselves: theirs stay where they are, and mine follow. */
function mergeThings(path: Path, base: Things, mine: Things, theirs: Things, way: Way): JsonObject[] {
  const named = (things: Things) => new Map(things.map((it) => [it.id, it]))
  const [bases, mines, others] = [named(base), named(mine), named(theirs)]
  return [...new Set([...others.keys(), ...mines.keys()])].flatMap((id) => {
    const value = mergeValues([...path, id], bases.get(id), mines.get(id), others.get(id), way)
    return isObject(value) ? [value] : []
  })
}

/** Whether a field is empty: nobody typed into it. */
function isBlank(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
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
