import { mailKinds, mailTroubles } from '@corridor/domain/mail/delivery'
import { ObservationId } from '@corridor/domain/observation/observation'
import { word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ToolTypeId } from '../observations/observations-asked.ts'

const OutboxCursor = word(/^[\w-]{1,200}$/, 'Start again from the first page.')

const WaitingMail = z.object({
  id: z.uuid(),
  to: z.string(),
  /** The kind of mail; one about an observation that is not the reader’s to know of is a notice among others. */
  kind: z.enum(mailKinds),
  since: z.iso.datetime(),
  attempts: z.int(),
  trouble: z.nullable(z.enum(mailTroubles)),
  /** The observation that a mail about a record is about. */
  observation: z.nullable(
    z.object({
      id: ObservationId,
      toolTypeId: ToolTypeId,
      educator: z.string(),
      observer: z.string(),
      /** Whether the recipient signs in: the address of the record opens it for them. */
      hasAccount: z.boolean(),
    }),
  ),
})
export type WaitingMail = z.infer<typeof WaitingMail>

export const outbox = {
  list: endpoint({
    method: 'GET',
    path: '/outbox',
    summary: 'Mails of the district that wait to be sent, the oldest first; never what they say',
    access: 'district.manage',
    query: z.strictObject({ after: z.optional(OutboxCursor) }),
    response: z.object({
      /** Whether a mail server is set up, so that waiting mails go out by themselves. */
      isSending: z.boolean(),
      /** How many mails wait in all, counted up to 1,000. */
      waiting: z.int(),
      items: z.array(WaitingMail),
      next: z.nullable(OutboxCursor),
    }),
  }),
}
