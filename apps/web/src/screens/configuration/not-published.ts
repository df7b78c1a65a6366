import { Unreachable } from '../../api/wire.ts'

/**
 * The words after publishing failed. A refusal is sure; without an answer it may be published, and sending it again
 * does no harm.
 */
export function notPublishedWords(error: unknown): string {
  return error instanceof Unreachable
    ? 'No answer came, so this may not be published yet. What you changed is still here. Publish again: it is not published twice.'
    : 'This was not published. What you changed is still here. Please try again later.'
}
