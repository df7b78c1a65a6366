import { withPatience } from '../loading/with-patience.ts'
import { Unreachable } from './wire.ts'

const PATIENCE_MS = 10_000

/** No answer has come yet. It is still waited for: the call itself has no timeout (spec §7). */
export class Slow extends Unreachable {
  override readonly message = 'Corridor has not answered yet.'
}

interface Waiting {
  readonly patienceMs?: number | undefined
  /** What came after all, or why nothing did. */
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
