import { contentIn, exportedJson, wordsFor } from '../../../sets/exported-json.ts'
import { ExpandedRubricConfig } from '../expanded-rubric.shape.ts'
import type { ImportedRubric } from './read-rubric-csv.ts'

const KIND = 'corridor-rubric'

export function rubricJson(rubric: ExpandedRubricConfig): string {
  return exportedJson(KIND, 'rubric', rubric)
}

export function readRubricJson(text: string): ImportedRubric {
  const content = contentIn(text, KIND, 'rubric')
  if (content === undefined)
    return { errors: ['Choose a JSON file that was exported from a rubric in Corridor.'] }
  const { success, data, error } = ExpandedRubricConfig.safeParse(content)
  return success ? { rubric: data } : { errors: wordsFor(error, placeOf) }
}

const places: Readonly<Record<string, string>> = {
  levels: 'Level',
  domains: 'Domain',
  indicators: 'Indicator',
}

/** “Indicator 4”, “Level 2”, “The rubric” */
function placeOf([list, index]: readonly PropertyKey[]): string {
  return typeof index === 'number' ? `${places[String(list)] ?? 'Part'} ${index + 1}` : 'The rubric'
}
