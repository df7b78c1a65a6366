import { mailTroubles } from '@corridor/domain/mail/delivery'
import { mailAddress } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'

/** To whom a copy went, and whether it arrived. */
export const Delivery = z.object({
  id: z.uuid(),
  name: z.string(),
  isEducator: z.boolean(),
  /** Whether the recipient had an account when it was sent: the address is that of the account. */
  hasAccount: z.boolean(),
  /** The address it went to, for people who may try again; null where it went nowhere, or long ago. */
  address: z.nullable(z.string()),
  /**
   * `bounced`: refused for good. `failed`: given up after many attempts. `opened`: after a sign-in or a code.
   * `not-mailed`: there was no way to mail it. `handed-over`: the observer gave it to them on paper.
   */
  state: z.enum(['queued', 'sent', 'bounced', 'failed', 'opened', 'not-mailed', 'handed-over']),
  at: z.nullable(z.iso.datetime()),
  /** Why it did not arrive, or has not yet. */
  trouble: z.nullable(z.enum(mailTroubles)),
  /** Until when the mail waits for the end of quiet hours; null where it does not. */
  waitsUntil: z.nullable(z.iso.datetime()),
  /** Whether the mail waits because Corridor has no mail server: it leaves at no time that anybody could name. */
  isHeld: z.boolean(),
  mayTryAgain: z.boolean(),
})
export type Delivery = z.infer<typeof Delivery>

/** The delivery of a sending to tell of: one that did not arrive, one that waits, or the educator’s. */
export const ToldDelivery = z.object({
  name: z.string(),
  isEducator: z.boolean(),
  state: Delivery.shape.state,
  trouble: Delivery.shape.trouble,
})
export type ToldDelivery = z.infer<typeof ToldDelivery>

/** Names one delivery of a sending. */
export const DeliveryNamed = z.strictObject({ deliveryId: z.uuid() })

export const DeliveryAddress = z.strictObject({
  deliveryId: z.uuid(),
  email: mailAddress().check(
    z.maxLength(254, 'That address is too long.'),
    z.email('Enter an email address such as name@school.org.'),
  ),
})
