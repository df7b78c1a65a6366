import { Instant } from '@corridor/domain/calendar/instant'
import { ObservationId } from '@corridor/domain/observation/observation'
import { UserId } from '@corridor/domain/people/ids'
import { tidyLine } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Revision } from './observation-read.ts'
import { SavedObservation, Sending, sendingProblems } from './observations.ts'

const { sendId, recipients, message } = Sending.shape

/** More tools than anybody takes into one room. */
const MOST_TOGETHER = 40

/** More parts than any tool's record has. */
const MOST_PARTS = 100

/** What the observer chose for a sending beside its words; absent: as usual. */
export const SendingChoices = z.object({
  /** The educator is asked to mark it as read; absent: they are. */
  isReadMarkAsked: z.exactOptional(z.boolean()),
  /** What the observer made of it goes out, too. */
  withInterpretation: z.exactOptional(z.boolean()),
  /** The observer gives it on paper to whom no mail reaches. */
  isHandedOver: z.exactOptional(z.boolean()),
})
export type SendingChoices = z.infer<typeof SendingChoices>

/** Titles of parts of its record that stay with the observer. */
export const LeftOutParts = z
  .array(tidyLine(500))
  .check(z.maxLength(MOST_PARTS, `Leave out at most ${MOST_PARTS} parts.`))

/** What an observer sends together: one message, one mail a person, a copy of each. */
export const VisitSending = z.strictObject({
  sendId,
  recipients,
  message,
  ...SendingChoices.shape,
  observations: z
    .array(z.strictObject({ id: ObservationId, revision: Revision, leftOut: z.exactOptional(LeftOutParts) }))
    .check(
      z.minLength(1, 'Choose at least one tool.'),
      z.maxLength(MOST_TOGETHER, `Choose at most ${MOST_TOGETHER} tools.`),
    ),
})
export type VisitSending = z.infer<typeof VisitSending>

/** What goes out at a moment that its observer chose. */
export const PlannedSending = z.object({
  id: z.uuid(),
  sendAt: z.iso.datetime(),
  /** `overtaken`: it was sent otherwise before. */
  state: z.enum(['waiting', 'sent', 'refused', 'overtaken']),
  /** Why it did not go out, in words. */
  refusedBecause: z.nullable(z.string()),
  observations: z.array(ObservationId),
  recipients: z.array(UserId),
  message: z.string(),
  ...SendingChoices.shape,
})
export type PlannedSending = z.infer<typeof PlannedSending>

const visit = z.strictObject({ visitId: z.uuid() })
const of = z.strictObject({ observationId: ObservationId })

export const visits = {
  send: endpoint({
    method: 'POST',
    path: '/visits/:visitId/send',
    summary:
      'Send what I completed in one visit together, all or nothing: an unchangeable copy of each, one mail with one link for each person. Sent twice, sent once',
    access: 'login',
    problems: [...sendingProblems, 'observations-apart'],
    params: visit,
    body: VisitSending,
    response: z.object({ observations: z.array(SavedObservation) }),
  }),
  plan: endpoint({
    method: 'PUT',
    path: '/visits/:visitId/plans/:sendId',
    summary:
      'Send what I completed in one visit at a moment of the next weeks: rights, plan and revisions are asked again then. Planned again under its id, it is changed',
    access: 'login',
    problems: [...sendingProblems, 'observations-apart', 'plan-is-settled'],
    params: z.extend(visit, { sendId: z.uuid() }),
    body: z.strictObject({ sendAt: Instant, ...z.omit(VisitSending, { sendId: true }).shape }),
    response: PlannedSending,
  }),
  plans: endpoint({
    method: 'GET',
    path: '/observations/:observationId/plans',
    summary: 'What I planned to send of the visit of my observation and what became of it, newest first',
    access: 'login',
    problems: ['observation-not-found'],
    params: of,
    response: z.object({ items: z.array(PlannedSending) }),
  }),
  unplan: endpoint({
    method: 'DELETE',
    path: '/observations/:observationId/plans/:sendId',
    summary: 'Do not send what I planned to send of the visit of my observation',
    access: 'login',
    problems: ['observation-not-found', 'plan-is-settled'],
    params: z.extend(of, { sendId: z.uuid() }),
    response: z.object({ id: z.uuid() }),
  }),
}
