import { Refusal } from '@corridor/contract/refusal'

/** The words for somebody whose role was changed while a page of theirs was open. */
const NO_LONGER = 'Your role no longer allows this. Nothing was ordered or changed. Ask an administrator.'

/** The server’s reason for a refusal; `otherwise` for any other error. */
export function refusalWords(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal) || error.status >= 500) return otherwise
  if (error.code === 'forbidden') return NO_LONGER
  return Object.values(error.fields ?? {})[0] ?? error.message
}
