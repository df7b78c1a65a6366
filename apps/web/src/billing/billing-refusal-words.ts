import { Refusal } from '@corridor/contract/refusal'
import { refusalWords } from '../frame/messages/refusal-words.ts'

/** The words for somebody whose role was changed while a page of theirs was open. */
const NO_LONGER = 'Your role no longer allows this. Nothing was ordered or changed. Ask an administrator.'

/** The server’s reason for a refusal, for whoever orders or pays; `otherwise` for any other error. */
export function billingRefusalWords(error: unknown, otherwise: string): string {
  const isForbidden = error instanceof Refusal && error.code === 'forbidden'
  return isForbidden ? NO_LONGER : refusalWords(error, otherwise)
}
