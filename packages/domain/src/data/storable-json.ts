import { storable } from '../words/clean-text.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

/** JSON that PostgreSQL can keep; the very same value where nothing in it has to go, be it in a value or in a key. */
export function storableJson<T extends Json>(value: T): T
export function storableJson(value: Json): Json {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return storableList(value)
  return isObject(value) ? storableObject(value) : value
}

function storableList(list: readonly Json[]): readonly Json[] {
  const kept = list.map((it) => storableJson(it))
  return kept.every((it, index) => it === list[index]) ? list : kept
}

function storableObject(value: JsonObject): JsonObject {
  const entries = Object.entries(value)
  const kept = entries.map(([key, it]): [string, Json] => [storable(key), storableJson(it)])
  const isSame = kept.every(([key, it], index) => key === entries[index]?.[0] && it === entries[index]?.[1])
  return isSame ? value : Object.fromEntries(kept)
}
