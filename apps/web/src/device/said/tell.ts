import { answerOf } from '../sync/answer.ts'
import type { SyncServer } from '../sync/server.ts'
import type { Stop } from '../sync/take-answer.ts'
import type { Said } from './said.ts'
import type { SaidStore } from './said-store.ts'

export interface Told {
  /** Why no contribution can go on. */
  readonly stop: Stop | undefined
  /** How many contributions the server has taken, or refused for good. */
  readonly done: number
  readonly retryAfterMs: number
}

/** Tells the server what was said, in its order; “done” goes after the ratings before it. */
export async function tell(said: SaidStore, server: Pick<SyncServer, 'say'>): Promise<Told> {
  let [done, retryAfterMs, stop]: [number, number, Stop | undefined] = [0, 0, undefined]
  for (const it of said.waiting()) {
    if (it.kind === 'done' && said.waiting().some((other) => isRatedBefore(other, it))) continue
    const answer = await server.say(it).then(() => undefined, answerOf)
    if (answer?.kind === 'no-answer' || answer?.kind === 'signed-out')
      return { stop: answer.kind, done, retryAfterMs }
    if (answer?.kind === 'busy') return { stop: 'busy', done, retryAfterMs: answer.retryAfterMs }
    if (answer?.kind === 'refused' || answer?.kind === 'view-only') {
      await said.put({ ...it, trouble: answer.refusal.message })
    } else if (answer) {
      stop = 'later'
      continue
    } else await said.drop(it, true)
    done += 1
  }
  return { stop, done, retryAfterMs }
}

function isRatedBefore(it: Said, { observationId, at }: Said): boolean {
  return it.kind === 'self-rating' && it.observationId === observationId && it.at <= at
}
