import { isObject, type Json, type JsonObject } from '../data/json.ts'
import type { Document } from './merge.ts'

/** How a conflict is settled: by the value kept aside, the one that stands or, of two texts, both. */
export type Choice = 'mine' | 'theirs' | 'both'

/** Settles a conflict: puts what was chosen in its place, and takes it off the list. */
export function settle<It extends Document>(document: It, conflictId: string, choice: Choice): It {
  const conflict = document.conflicts.find(({ id }) => id === conflictId)
  if (!conflict) return document
  const conflicts = document.conflicts.filter(({ id }) => id !== conflictId)
  const path = Array.isArray(conflict.path) ? conflict.path.map(String) : []
  return { ...document, ...putInto(document, path, chosenOf(conflict, choice)), conflicts }
}

export function areTexts(conflict: JsonObject): boolean {
  return typeof conflict.mine === 'string' && typeof conflict.theirs === 'string' && isProse(conflict)
}

// Whether a conflict is between texts that people wrote, and not words of a list, such as a purpose: two of those side
// by side mean nothing.
function isProse({ mine, theirs }: JsonObject): boolean {
  return [mine, theirs].some((it) => typeof it === 'string' && /\s/.test(it.trim()))
}

function chosenOf(conflict: JsonObject, choice: Choice): Json | undefined {
  const { mine, theirs } = conflict
  if (choice !== 'both') return choice === 'mine' ? mine : theirs
  const separator = [mine, theirs].some((it) => String(it).includes('\n')) ? '\n' : ' / '
  return areTexts(conflict) ? [theirs, mine].join(separator) : theirs
}

function put(
  container: Json | undefined,
  path: readonly string[],
  value: Json | undefined,
): Json | undefined {
  if (path.length === 0) return value
  if (Array.isArray(container)) return putIntoThings(container, path, value)
  // Whoever removed the container since meant all of it.
  return isObject(container) ? putInto(container, path, value) : container
}

function putInto(container: JsonObject, [key = '', ...rest]: readonly string[], value: Json | undefined) {
  const { [key]: before, ...others } = container
  const next = put(before, rest, value)
  return next === undefined ? others : { ...container, [key]: next }
}

function putIntoThings(things: readonly Json[], [id, ...rest]: readonly string[], value: Json | undefined) {
  const isIt = (thing: Json) => isObject(thing) && thing.id === id
  if (!things.some(isIt)) return rest.length === 0 && value !== undefined ? [...things, value] : things
  return things.flatMap((thing) => {
    if (!isIt(thing)) return [thing]
    const next = put(thing, rest, value)
    return next === undefined ? [] : [next]
  })
}
