import type { Observation } from '@corridor/contract/observations/observation-read'
import type { RecordByLink } from '@corridor/contract/observations/records'
import { Problem } from '@corridor/contract/problems'
import { showObservation } from '../observations/record/show-observation.ts'
import { mayMakeAccount } from './make-account.ts'
import type { RecordContext } from './record-session.ts'

/** Shows what was sent together to whom it was mailed. With that it is opened: not before, by whatever fetches links. */
export async function showRecord(context: RecordContext): Promise<RecordByLink> {
  const { link, place, shown } = context
  const [first] = shown
  if (!first) throw new Problem('record-session-over')
  const observation = await showObservation(context, { params: { observationId: first.id } })
  return {
    district: place.district.name,
    email: link.email,
    mayMakeAccount: await mayMakeAccount(context),
    observation: withinLink(context, observation),
  }
}

/** An observation without what was sent by itself since: that came with a link of its own. */
export function withinLink({ shown }: Pick<RecordContext, 'shown'>, observation: Observation): Observation {
  const ids = new Set(shown.map(({ id }) => id))
  return { ...observation, others: observation.others.filter(({ id }) => ids.has(id)), apart: [] }
}
