import { ChosenDay } from '@corridor/domain/calendar/calendar'
import { UserId } from '@corridor/domain/people/ids'
import { word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fromText } from '../text.ts'

/** Names of events are only ever added: the trail keeps the old ones for good. */
export const AuditEventName = z.enum([
  'auth.sign-in',
  'auth.sign-in-failed',
  'auth.sign-out',
  'session.revoke',
  'session.token-reused',
  'user.rename',
  'user.password-change',
  'user.invite',
  'user.invite-again',
  'user.invite-withdraw',
  'user.invite-accept',
  'user.change',
  'user.pause',
  'user.resume',
  'identity.link',
  'identity.unlink',
  'second-factor.on',
  'second-factor.off',
  'second-factor.new-codes',
  'second-factor.recovery',
  'impersonation.start',
  'impersonation.stop',
  'support.read',
  'audit.read',
  'district.register',
  'district.change',
  'district.policies',
  'plan.remind',
  'plan.extend-trial',
  'plan.quote',
  'plan.order',
  'plan.pay',
  'plan.void',
  'plan.cancel',
  'plan.resume',
  'plan.account',
  'plan.file',
  'plan.checkout',
  'plan.card-page',
  'plan.card-refused',
  'plan.card-refund',
  'plan.card-dispute',
  'school-year.change',
  'school-year.roll-over',
  'school-year.roll-back',
  'school-year.grades',
  'roster-connection.change',
  'roster-connection.remove',
  'roster-connection.pull',
  'school.create',
  'school.change',
  'school.delete',
  'educator.read',
  'educator.create',
  'educator.change',
  'educator.move',
  'educator.activate',
  'educator.deactivate',
  'educator.confirm',
  'educator.drop',
  'educator.merge',
  'educator.undo',
  'educator.tell-apart',
  'action-step.change',
  'observation.create',
  'observation.read',
  'observation.download',
  'observation.complete',
  'observation.send',
  'observation.send-again',
  'observation.plan',
  'observation.hand-over',
  'observation.reopen',
  'observation.acknowledge',
  'observation.reply',
  'observation.meet',
  'observation.ask',
  'observation.answer',
  'observation.sign',
  'observation.delete',
  'observation.late',
  'observation.late-device',
  'record-link.send',
  'record-link.revoke',
  'record-link.guessed',
  'configuration.publish',
  'configuration.create',
  'configuration.retire',
  'configuration.restore',
  'configuration.discard',
  'tools.change',
  'export.start',
  'export.download',
  'roster.import',
  'roster.undo',
])
export type AuditEventName = z.infer<typeof AuditEventName>

export const AuditSubjectKind = z.enum([
  'district',
  'user',
  'session',
  'school',
  'educator',
  'impersonation',
  'observation',
  'configuration',
])
export type AuditSubjectKind = z.infer<typeof AuditSubjectKind>

/**
 * A changed setting with its words before and after; null where it was not there, or where the words are nobody’s to
 * read.
 */
const AuditChange = z.object({
  what: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type AuditChange = z.infer<typeof AuditChange>

const Person = z.object({ id: UserId, name: z.string() })

export const AuditEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  event: AuditEventName,
  /** Who did it; null where nobody was signed in. */
  actor: z.nullable(Person),
  /** Who was signed in; differs from the actor only while impersonating. */
  realActor: z.nullable(Person),
  /** Whether the event is about a coaching visit of two others: neither of them is named, and nothing leads to it. */
  isBetweenOthers: z.boolean(),
  /**
   * The subject by its name of today: users, schools, educators, look-for sets and rubrics by theirs, an observation
   * by its tool and day, and by its educator for readers who may open it. Null for anything else, and for what is
   * gone.
   */
  subject: z.object({
    kind: AuditSubjectKind,
    id: z.string(),
    name: z.nullable(z.string()),
    /** Whether the observation is a conference. Absent: it is none, or nothing is told of it. */
    isConference: z.exactOptional(z.literal(true)),
  }),
  /** The settings that changed. */
  changes: z.array(AuditChange),
})
export type AuditEvent = z.infer<typeof AuditEvent>

const Cursor = word(/^[1-9]\d{0,14}$/, 'Start again from the first page.')
export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, newest first; reading it is recorded too',
    access: 'audit.read',
    query: z.strictObject({
      after: z.optional(Cursor),
      /** How many events at most; 25 by default. */
      limit: z.optional(fromText(z.int().check(z.minimum(1), z.maximum(100)))),
      event: z.optional(AuditEventName),
      actor: z.optional(fromText(UserId)),
      /** Days of the district’s calendar, both included. */
      from: z.optional(ChosenDay),
      to: z.optional(ChosenDay),
    }),
    response: z.object({ items: z.array(AuditEvent), next: z.nullable(Cursor) }),
  }),
}
