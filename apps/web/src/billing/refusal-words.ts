import { Refusal } from '@corridor/contract/refusal'

/** The server’s reason for a refusal; `otherwise` for any other error. */
export function refusalWords(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal) || error.status >= 500) return otherwise
  return Object.values(error.fields ?? {})[0] ?? error.message
}
