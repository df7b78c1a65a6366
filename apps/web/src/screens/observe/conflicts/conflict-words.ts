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

/** A value that somebody typed or chose, in words; its path tells which. */
export function valueWords(value: Json | undefined, path: readonly string[], timeZone: string): string {
  if (value === undefined) return 'Removed'
  if (value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') {
    if (isMoment(value)) return momentIn(timeZone, value)
    return hasCodes(path) ? value.replaceAll('-', ' ') : value
  }
  if (Array.isArray(value)) return value.map((it) => valueWords(it, path, timeZone)).join('; ')
  if (!isObject(value)) return String(value)
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, it]) => `${plainWords(key)}: ${valueWords(it, [...path, key], timeZone)}`)
    .join('; ')
}

/** The fields of a document that hold a code, “other-work”, which reads “other work”. Every other text was typed. */
const coded = ['choice', 'key', 'kind', 'offTask', 'purpose', 'seats', 'setting', 'source', 'state']

/** Whether codes stand at a path; in a list by number, such as that of seats, the list says so. */
function hasCodes(path: readonly string[]): boolean {
  return coded.includes(path.findLast((key) => !/^\d+$/.test(key)) ?? '')
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:/.test(text)
}
