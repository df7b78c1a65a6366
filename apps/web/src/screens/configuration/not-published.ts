import { Unreachable } from '../../api/wire.ts'

/** A refusal is sure. Where no answer came it may be out: the server knows it again when it is sent again. */
export function notPublishedWords(error: unknown): string {
  return error instanceof Unreachable
    ? 'No answer came, so this may not be published yet. What you changed is still here. Publish again: it is not published twice.'
    : 'This was not published. What you changed is still here. Please try again later.'
}
