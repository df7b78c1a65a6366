import { momentIn } from '@corridor/domain/day-words'
import { isObject, type Json } from '@corridor/domain/json'

const places: Readonly<Record<string, string>> = {
  privateNotes: 'Private note',
  purpose: 'Purpose',
  isAnnounced: 'Announced',
  endedAt: 'End of the visit',
  studentsPresent: 'Students',
  partOfLesson: 'Part of the lesson',
}

/** Where it was: «Sweeps, seats, 16». Ids say nothing to anybody. */
export function placeWords(path: readonly string[]): string {
  const words = path
    .filter((key) => key !== 'capture' && key !== 'context' && !isId(key))
    .map((key) => places[key] ?? plainWords(key))
  const [first = 'This observation', ...rest] = words
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map((it) => it.toLowerCase())].join(', ')
}

/** What somebody typed or chose, as they would say it. */
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

/** A code, «other-work», reads «other work»; what a person wrote stays as it is. */
function textWords(text: string): string {
  return /^[a-z]+(-[a-z]+)*$/.test(text) ? text.replaceAll('-', ' ') : text
}

/** «startedAt» → «started at» */
function plainWords(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
}

function isId(key: string): boolean {
  return /^[0-9a-f]{8}-/.test(key)
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:/.test(text)
}
