import { Refusal } from '@corridor/contract/refusal'

/** What the server refuses, it says why. */
export function refusalWords(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal) || error.status >= 500) return otherwise
  return Object.values(error.fields ?? {})[0] ?? error.message
}
