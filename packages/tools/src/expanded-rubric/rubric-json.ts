import { ExpandedRubricConfig } from './expanded-rubric.shape.ts'
import type { ImportedRubric } from './read-rubric-csv.ts'

const KIND = 'corridor-rubric'

/** Everything of a rubric, its ids included: it comes back as it was. */
export function rubricJson(rubric: ExpandedRubricConfig): string {
  return `${JSON.stringify({ kind: KIND, version: 1, rubric }, null, 2)}\n`
}

export function readRubricJson(text: string): ImportedRubric {
  const file = parsed(text)
  if (!isExported(file))
    return { errors: ['Choose a JSON file that was exported from a rubric in Corridor.'] }
  const { success, data, error } = ExpandedRubricConfig.safeParse(file.rubric)
  if (success) return { rubric: data }
  return { errors: [...new Set(error.issues.map((issue) => `${placeOf(issue.path)}: ${issue.message}`))] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

function isExported(file: unknown): file is { readonly rubric: unknown } {
  return typeof file === 'object' && file !== null && 'rubric' in file && 'kind' in file && file.kind === KIND
}

const places: Readonly<Record<string, string>> = {
  levels: 'Level',
  domains: 'Domain',
  indicators: 'Indicator',
}

/** «Indicator 4», «Level 2», «The rubric» */
function placeOf([list, index]: readonly PropertyKey[]): string {
  return typeof index === 'number' ? `${places[String(list)] ?? 'Part'} ${index + 1}` : 'The rubric'
}
