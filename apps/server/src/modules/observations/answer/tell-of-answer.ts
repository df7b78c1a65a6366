import type { ActorContext } from '../../../http/mount.ts'
import { notify } from '../../notices/notify.ts'
import type { ReadableObservation } from '../access/access.ts'

/** The observer hears once a day that the educator answered what was asked. What they answered stays where it is. */
export async function tellOfAnswer(context: ActorContext, received: ReadableObservation): Promise<void> {
  const { id, observerId, educator } = received
  const key = `answered ${id} ${context.place.today}`
  await notify(context, [{ to: observerId, kind: 'answered', key, by: educator.name, observationId: id }])
}
