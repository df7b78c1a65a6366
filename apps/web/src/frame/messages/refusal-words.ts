import { Refusal } from '@corridor/contract/refusal'

/** The server’s reason for a refusal, that of a field where it names one; `otherwise` for any other error. */
export function refusalWords(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal) || error.status >= 500) return otherwise
  return Object.values(error.fields ?? {})[0] ?? error.message
}
