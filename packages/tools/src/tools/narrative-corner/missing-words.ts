import { standing } from './lines.ts'
import type { NarrativeCapture } from './narrative-corner.shape.ts'

export function missingIn(capture: NarrativeCapture): string[] {
  return standing(capture).length > 0 ? [] : ['Write at least one line.']
}
