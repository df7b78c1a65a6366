import type { AnswerContext } from '../../../http/mount.ts'
import { notify } from '../../notices/notify.ts'
import type { ReadableObservation } from '../access/access.ts'

/** Tells the observer once a day that the educator answered what was asked. What they answered stays where it is. */
export async function tellOfAnswer(context: AnswerContext, received: ReadableObservation): Promise<void> {
  const { id, observerId, educator } = received
  const key = `answered ${id} ${context.place.today}`
  await notify(context, [{ to: observerId, kind: 'answered', key, by: educator.name, observation: received }])
}

/** Tells the observer that the educator signed: a signature stands, and is told of once. */
export async function tellOfSignature(
  context: AnswerContext,
  received: ReadableObservation,
  signature: string,
): Promise<void> {
  const { id, observerId, educator } = received
  const key = `signed ${id} ${signature}`
  await notify(context, [{ to: observerId, kind: 'signed', key, by: educator.name, observation: received }])
}
