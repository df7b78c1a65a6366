import { Day } from '@corridor/domain/calendar/calendar'
import { ObservationId, ObservationStatus } from '@corridor/domain/observation/observation'
import { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { AskedInvitation } from './contributions.ts'
import { Delivery } from './delivery.ts'
import { ObservationRecord } from './observation-record.ts'
import { ToolTypeId } from './observations-asked.ts'

/** A revision, however large: after a backup was restored, devices are ahead of the server. */
export const Revision = z.int().check(z.nonnegative())
export const Person = z.object({ id: UserId, name: z.string() })

const Reply = z.object({
  /** The reply’s key, made by the device that wrote it. */
  key: z.string(),
  kind: z.enum(['reply', 'meet', 'response']),
  by: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  isMine: z.boolean(),
})

const ObservationPart = z.object({
  id: ObservationId,
  toolTypeId: ToolTypeId,
  status: ObservationStatus,
  version: z.int(),
  revision: Revision,
  observer: Person,
  educator: z.object({ id: EducatorId, name: z.string() }),
  /** The school of the visit. */
  schoolId: SchoolId,
  /** The record: as it stands for the observer; as it was last sent for the educator. */
  record: ObservationRecord,
  /** Earlier copies that were sent, newest first. */
  copies: z.array(
    z.object({ version: z.int(), sentAt: z.iso.datetime(), reopenedBecause: z.nullable(z.string()) }),
  ),
  /**
   * Whether the reader may open copies: they hold what the educator answered, which stays between educator and
   * observer.
   */
  mayReadCopies: z.boolean(),
  deliveries: z.array(Delivery),
  /** Names of colleagues to whom it was sent besides the educator. */
  sharedWith: z.array(z.string()),
  /** Who has opened the copy, whether or not it was sent to them, and when first. */
  openedBy: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
  /** Whether it was sent to an educator who has neither an account nor opened it: nothing has reached them. */
  isOutOfReach: z.boolean(),
  /**
   * For the observer: the link that was mailed to the educator and opens with a code, with its last moment; null
   * where none was. Null as a whole: there is an account, or no address.
   */
  link: z.nullable(
    z.object({ until: z.nullable(z.iso.datetime()), isRevoked: z.boolean(), mayMail: z.boolean() }),
  ),
  /**
   * For the observer: whether the educator can rate their lesson before it is sent. Null: nothing of the kind is
   * asked.
   */
  asking: z.nullable(
    z.object({
      /** Whether the educator finds it in Corridor. A rubric on which nothing is written is not shared unasked. */
      isShared: z.boolean(),
      isMailed: z.boolean(),
      isDone: z.boolean(),
      /** How the educator could be asked. */
      way: z.enum(['account', 'link', 'none']),
    }),
  ),
  /** For the observer: when a planned sending that waits takes it out; absent: none does. */
  goesOutAt: z.exactOptional(z.iso.datetime()),
  /** Whether the reader is the educator whom it is about. */
  isAboutMe: z.boolean(),
  /** The replies to all that was sent together. */
  replies: z.array(Reply),
  /** The asks, for the educator: nobody else is asked. */
  invitations: z.array(AskedInvitation),
  sentAt: z.nullable(z.iso.datetime()),
  acknowledgedAt: z.nullable(z.iso.datetime()),
  /** How many conflicts wait to be settled: until then it cannot be sent. */
  conflicts: z.int(),
  /** Whether a document came from a device after sending: reopening takes it over. */
  hasLate: z.boolean(),
  mayEdit: z.boolean(),
  maySend: z.boolean(),
  mayReopen: z.boolean(),
  /** Whether the educator has not marked it as read, and was asked to. */
  mayAcknowledge: z.boolean(),
  mayReply: z.boolean(),
})
export type ObservationPart = z.infer<typeof ObservationPart>

export const Observation = z.extend(ObservationPart, {
  /**
   * The observations that were last sent together with it, as far as the reader may read them, in the order of the
   * visit.
   */
  others: z.array(ObservationPart),
  /**
   * Steps that were agreed with the educator until it was sent and are open, for readers who know of them. Never those
   * from coaching, nor those that the record lists itself.
   */
  steps: z.array(z.object({ text: z.string(), agreedOn: Day, dueOn: z.nullable(Day) })),
  /** Observations that were once sent together with it, until one of the two was sent again. */
  apart: z.array(z.object({ id: ObservationId, toolTypeId: ToolTypeId, sentAt: z.iso.datetime() })),
})
export type Observation = z.infer<typeof Observation>
