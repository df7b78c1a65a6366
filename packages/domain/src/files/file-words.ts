import { momentIn } from '../calendar/day-words.ts'
import { isObject, type Json } from '../data/json.ts'
import { madeAt } from '../data/uuid-v7.ts'
import { placeWords } from '../observation/place-words.ts'
import type { FileRef } from './file-ref.ts'
import { filesIn } from './files-in.ts'

const MOST_NAMED = 3

/** “the photo of Oct 22, 10:14 AM in entries”: a file has no name of its own, and what was written beside it is private. */
function fileWords(capture: Json, file: FileRef, timeZone: string): string {
  const what = file.type === 'application/pdf' ? 'PDF' : 'photo'
  const at = momentIn(timeZone, new Date(madeAt(file.id)).toISOString())
  const place = placeOf(capture, file.id)
  return `the ${what} of ${at}${place.length > 0 ? ` in ${placeWords(place).toLowerCase()}` : ''}`
}

/** Which of its files an observation still waits for. */
export function missingFilesWords(capture: Json, missing: readonly FileRef[], timeZone: string): string {
  const named = missing.slice(0, MOST_NAMED).map((it) => fileWords(capture, it, timeZone))
  const more = missing.length - named.length
  const all = new Intl.ListFormat('en-US').format(more > 0 ? [...named, `${more} more`] : named)
  return `Not here yet: ${all}. Open Corridor on the device that added ${missing.length === 1 ? 'it' : 'them'}.`
}

/** The keys on the way to a file; numbers of lists say nothing. */
function placeOf(value: Json, id: string): string[] {
  if (Array.isArray(value)) return value.map((it) => placeOf(it, id)).find((it) => it.length > 0) ?? []
  if (!isObject(value)) return []
  for (const [key, it] of Object.entries(value)) {
    if (key === 'file') continue
    if (filesIn(it).some((file) => file.id === id)) return [key, ...placeOf(it, id)]
  }
  return []
}
