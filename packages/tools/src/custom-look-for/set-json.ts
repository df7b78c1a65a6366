import { LookForSet } from './look-for-set.shape.ts'
import type { ImportedSet } from './read-set-csv.ts'

const KIND = 'corridor-look-for-set'

/** Everything of a set, its ids included: it comes back as it was. */
export function setJson(set: LookForSet): string {
  return `${JSON.stringify({ kind: KIND, version: 1, set }, null, 2)}\n`
}

export function readSetJson(text: string): ImportedSet {
  const file = parsed(text)
  if (!isExported(file))
    return { errors: ['Choose a JSON file that was exported from a look-for set in Corridor.'] }
  const { success, data, error } = LookForSet.safeParse(file.set)
  if (success) return { set: data }
  return { errors: [...new Set(error.issues.map((issue) => `${placeOf(issue.path)}: ${issue.message}`))] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

function isExported(file: unknown): file is { readonly set: unknown } {
  return typeof file === 'object' && file !== null && 'set' in file && 'kind' in file && file.kind === KIND
}

/** «Item 4», «Domain 2», «The set» */
function placeOf([list, index]: readonly PropertyKey[]): string {
  if (typeof index !== 'number') return 'The set'
  return `${list === 'items' ? 'Item' : 'Domain'} ${index + 1}`
}
