import { isObject, type Json, type JsonObject } from '../data/json.ts'

const TARGET = /^\d+:./

/** The items that a capture names: “12:talk-explain”, a configuration and its item. Tags stand under it, comments have it as id. */
export function targetsIn(capture: JsonObject): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (value: Json): void => {
    if (Array.isArray(value)) for (const it of value) look(it)
    if (!isObject(value)) return
    if (typeof value.id === 'string' && TARGET.test(value.id)) found.add(value.id)
    for (const [key, it] of Object.entries(value)) {
      if (TARGET.test(key)) found.add(key)
      look(it)
    }
  }
  look(capture)
  return found
}

/** A capture without tags of hidden targets; the very same object where it has none. */
export function withoutTargets(capture: JsonObject, hidden: ReadonlySet<string>): JsonObject {
  return [...targetsIn(capture)].some((it) => hidden.has(it)) ? stripped(capture, hidden) : capture
}

function stripped(of: JsonObject, hidden: ReadonlySet<string>): JsonObject {
  const isHidden = (value: Json) => isObject(value) && typeof value.id === 'string' && hidden.has(value.id)
  const without = (value: Json): Json => {
    if (Array.isArray(value)) return value.filter((it) => !isHidden(it)).map(without)
    if (isHidden(value)) return null
    return isObject(value) ? stripped(value, hidden) : value
  }
  const left = Object.entries(of).filter(([key]) => !hidden.has(key))
  return Object.fromEntries(left.map(([key, value]) => [key, without(value)]))
}
