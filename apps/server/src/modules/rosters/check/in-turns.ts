import { setImmediate } from 'node:timers/promises'

/** How long one turn of a computation takes. A request goes on in a dozen such pauses: longer turns would show. */
const TURN_MS = 1

/** Goes through a long computation step by step, and lets others have their turn every few milliseconds. */
export async function inTurns<Step, Result>(
  steps: Generator<Step, Result>,
  take: (step: Step) => Promise<void> | undefined,
): Promise<Result> {
  for (let until = performance.now() + TURN_MS; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    const taken = take(value)
    if (taken) await taken
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + TURN_MS
  }
}
