import { isObject, type Json } from '../data/json.ts'

const places: Readonly<Record<string, string>> = {
  privateNotes: 'Private note',
  purpose: 'Purpose',
  isAnnounced: 'Announced',
  startedAt: 'Start of the visit',
  endedAt: 'End of the visit',
  studentsPresent: 'Students',
  partOfLesson: 'Part of the lesson',
  educatorId: 'Educator',
  schoolId: 'School',
  configurationId: 'Set-up of the tool',
  recipients: 'People it goes to',
}

/** The place of a fault in a request: “Sweeps, seats, 16”. Ids say nothing to anybody. */
export function placeWords(path: readonly string[]): string {
  return sentence(path.filter(isTold).map((key) => places[key] ?? plainWords(key)))
}

/** The place of a value in a document, which has the order of its lists: “Sweep 1, seat 16”. */
export function placeIn(document: Json, path: readonly string[]): string {
  const words: string[] = []
  let here: Json | undefined = document
  for (const [at, key] of path.entries()) {
    const number = numberIn(here, key)
    if (number) words.splice(-1, 1, `${oneOf(path[at - 1] ?? '')} ${number}`)
    else if (isTold(key)) words.push(places[key] ?? plainWords(key).replace(/^is /, ''))
    here = standingIn(here, key)
  }
  return sentence(words)
}

/** The place of an id in its list, or a key that is a number, as those of seats are. */
function numberIn(list: Json | undefined, key: string): string | undefined {
  if (!Array.isArray(list)) return /^\d+$/.test(key) ? key : undefined
  const place = list.findIndex((it) => isObject(it) && it.id === key)
  return place >= 0 ? String(place + 1) : undefined
}

function standingIn(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value.find((it) => isObject(it) && it.id === key)
  return isObject(value) ? value[key] : undefined
}

const isTold = (key: string) => key !== 'capture' && key !== 'context' && !isId(key)

/** “entries” → “entry” */
const oneOf = (list: string) => plainWords(list).replace(/ies$/, 'y').replace(/s$/, '')

function sentence(words: readonly string[]): string {
  const [first = 'This observation', ...rest] = words
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map((it) => it.toLowerCase())].join(', ')
}

/** “startedAt” → “started at” */
export function plainWords(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .replaceAll('_', ' ')
    .toLowerCase()
}

function isId(key: string): boolean {
  return /^[0-9a-f]{8}-/.test(key)
}
