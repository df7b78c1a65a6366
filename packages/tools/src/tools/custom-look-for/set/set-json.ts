import { contentIn, exportedJson, wordsFor } from '../../../sets/exported-json.ts'
import { LookForSet } from './look-for-set.shape.ts'
import type { ImportedSet } from './read-set-csv.ts'

const KIND = 'corridor-look-for-set'

export function setJson(set: LookForSet): string {
  return exportedJson(KIND, 'set', set)
}

export function readSetJson(text: string): ImportedSet {
  const content = contentIn(text, KIND, 'set')
  if (content === undefined)
    return { errors: ['Choose a JSON file that was exported from a look-for set in Corridor.'] }
  const { success, data, error } = LookForSet.safeParse(content)
  return success ? { set: data } : { errors: wordsFor(error, placeOf) }
}

/** “Item 4”, “Domain 2”, “The set” */
function placeOf([list, index]: readonly PropertyKey[]): string {
  if (typeof index !== 'number') return 'The set'
  return `${list === 'items' ? 'Item' : 'Domain'} ${index + 1}`
}
