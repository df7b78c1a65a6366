/** A value of JSON, which documents are made of. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value can be written as JSON and read again as it is. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  return Array.isArray(value) ? value.every(isJson) : isPlain(value) && Object.values(value).every(isJson)
}

/** Whether an object has no more to it than its keys: not a date, a map or the like. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Whether two values are equal in content: the order of keys says nothing. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((it, index) => isSame(it, b[index]))
  return isObject(a) && isObject(b) && hasAllOf(a, b) && hasKeysOf(b, a)
}

function hasAllOf(a: JsonObject, b: JsonObject): boolean {
  return Object.keys(a).every((key) => isSame(ownOf(a, key), ownOf(b, key)))
}

function hasKeysOf(b: JsonObject, a: JsonObject): boolean {
  return Object.keys(b).every((key) => Object.hasOwn(a, key) || b[key] === undefined)
}

/** An object's own value of a key: a document's keys may be named like something that every object inherits. */
function ownOf(value: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined
}

/** A value as text, with one spelling for each content. */
export function canonical(value: Json | undefined): string {
  if (value === undefined) return ''
  return JSON.stringify(value, (_, it: Json) => (isObject(it) ? sorted(it) : it))
}

function sorted(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
