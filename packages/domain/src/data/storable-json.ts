import { isStorable, storable } from '../words/clean-text.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

/** JSON that PostgreSQL can keep; the very same value where nothing has to be taken out of its texts and keys. */
export function storableJson<T extends Json>(value: T): T
export function storableJson(value: Json): Json {
  return isStorableJson(value) ? value : cleaned(value)
}

/** Whether nothing has to be taken out, as with most values: finding that out makes no copy. */
function isStorableJson(value: Json): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Array.isArray(value)) return value.every(isStorableJson)
  if (!isObject(value)) return true
  return Object.keys(value).every((key) => isStorable(key) && isStorableJson(value[key] ?? null))
}

function cleaned(value: Json): Json {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(cleaned)
  return isObject(value) ? cleanedObject(value) : value
}

function cleanedObject(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [storable(key), cleaned(it)]))
}
