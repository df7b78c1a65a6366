import { withPatience } from '../loading/with-patience.ts'
import { Unreachable } from './wire.ts'

const PATIENCE_MS = 10_000

/** No answer has come yet. The call goes on: it has no timeout (specification §7). */
export class Slow extends Unreachable {
  override readonly message = 'Corridor has not answered yet.'
}

interface Waiting {
  readonly patienceMs?: number | undefined
  /** Called when the work ends after all, with its error if it failed. */
  readonly onLate?: (error?: unknown) => void
}

/** Rejects with `Slow` when `work` takes longer than the patience; the work itself goes on. */
export function inTime<T>(
  work: Promise<T>,
  { patienceMs = PATIENCE_MS, onLate = () => {} }: Waiting = {},
): Promise<T> {
  return withPatience(work, patienceMs, () => {
    work.then(() => onLate(), onLate)
    return new Slow()
  })
}
