import { type LinkMailing, mailLink } from '../../records/mail-link.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { composing } from './observation-mails.ts'
import { findSending } from './sending.queries.ts'

/** Mails an educator without an account about something they were sent, with a link of its own. */
export async function tellByLink(
  context: LinkMailing,
  { districtId, id, toolTypeId, educatorId, school }: StoredObservation,
  email: string,
  about: { readonly by: string; readonly kind: Parameters<typeof composing>[1] },
): Promise<void> {
  const sendId = await findSending(context.db, id)
  if (sendId === undefined) return
  const words = composing({ toolTypeId, by: about.by, school: school.name }, about.kind)
  await mailLink(context, { districtId, opens: { sendId }, educatorId, email }, words)
}
