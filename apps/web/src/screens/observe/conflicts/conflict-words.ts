import { momentIn } from '@corridor/domain/calendar/day-words'
import { isObject, type Json } from '@corridor/domain/data/json'
import { plainWords } from '@corridor/domain/observation/place-words'

/** The value at a path: keys lead into objects, and ids into lists. */
export function valueAt(value: Json | undefined, [key, ...rest]: readonly string[]): Json | undefined {
  if (key === undefined) return value
  if (Array.isArray(value))
    return valueAt(
      value.find((it) => isObject(it) && it.id === key),
      rest,
    )
  return isObject(value) ? valueAt(value[key], rest) : undefined
}

/** A value that somebody typed or chose, in words. */
export function valueWords(value: Json | undefined, timeZone: string): string {
  if (value === undefined) return 'Removed'
  if (value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return isMoment(value) ? momentIn(timeZone, value) : textWords(value)
  if (isObject(value)) {
    return Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, it]) => `${plainWords(key)}: ${valueWords(it, timeZone)}`)
      .join('; ')
  }
  return Array.isArray(value) ? value.map((it) => valueWords(it, timeZone)).join('; ') : String(value)
}

/** Reads a code, “other-work”, as “other work”; text with a capital, a space or another sign stays as it is. */
function textWords(text: string): string {
  return /^[a-z]+(-[a-z]+)*$/.test(text) ? text.replaceAll('-', ' ') : text
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:/.test(text)
}
