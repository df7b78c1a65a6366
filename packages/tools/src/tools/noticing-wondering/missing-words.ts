import { ofColumn, writtenIn } from './entries.ts'
import type { NoticingCapture } from './noticing-wondering.shape.ts'

export function missingIn(capture: NoticingCapture): string[] {
  return ofColumn(writtenIn(capture), 'noticing').length > 0 ? [] : ['Write down at least one noticing.']
}
