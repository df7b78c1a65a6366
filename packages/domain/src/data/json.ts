/** What a document is made of. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Equal in content: the order of keys says nothing. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || canonical(a) === canonical(b)
}

/** One spelling for each content. */
export function canonical(value: Json | undefined): string {
  if (value === undefined) return ''
  return JSON.stringify(value, (_, it: Json) => (isObject(it) ? sorted(it) : it))
}

function sorted(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
