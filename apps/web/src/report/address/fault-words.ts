import { fieldWords } from '@corridor/contract/field-words'
import type { FieldMessages } from '@corridor/contract/refusal'

/** “Schools: Enter a whole number.” The place among several values is left out. */
export function faultWords(fields: FieldMessages): string {
  const named = Object.entries(fields).map(([path, message]) => [path.replace(/\.\d+$/, ''), message])
  return fieldWords(Object.fromEntries(named))
}
