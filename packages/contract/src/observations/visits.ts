import { Instant } from '@corridor/domain/clock/instant'
import { ObservationId } from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'
import { Bytes, endpoint } from '../endpoint.ts'
import { Revision } from './observation-read.ts'
import { SavedObservation, Sending, sendingProblems } from './observations.ts'
import { LeftOutParts, PlannedSending, SendingChoices } from './planned-sending.ts'

const { sendId, recipients, message } = Sending.shape

/** The most tools of a sending, more than anybody takes into one room. */
const MOST_TOGETHER = 40

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

/** Where a page of the PDF begins: with a block of an observation, or within what begins there. */
export const PageBreak = z.object({
  page: z.int(),
  /** The block; null: in the message above all. */
  at: z.nullable(z.object({ observationId: ObservationId, block: z.int() })),
  isWithin: z.boolean(),
})
export type PageBreak = z.infer<typeof PageBreak>

const visit = z.strictObject({ visitId: z.uuid() })
const of = z.strictObject({ observationId: ObservationId })

export const visits = {
  send: endpoint({
    method: 'POST',
    path: '/visits/:visitId/send',
    summary:
      'Send what I completed in one visit together, all or nothing: an unchangeable copy of each, one mail with one link for each person. Sent twice, sent once',
    access: 'login',
    gate: 'full-use',
    problems: [...sendingProblems, 'observations-apart'],
    params: visit,
    body: VisitSending,
    response: z.object({ observations: z.array(SavedObservation) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/visits/:visitId/preview.pdf',
    summary: 'What I am about to send as PDF, to keep or to hand over; nothing is sent',
    access: 'login',
    problems: [...sendingProblems, 'observations-apart'],
    params: visit,
    body: VisitSending,
    response: Bytes,
  }),
  pages: endpoint({
    method: 'POST',
    path: '/visits/:visitId/pages',
    summary: 'Where the pages of the PDF begin of what I am about to send; nothing is sent',
    access: 'login',
    problems: [...sendingProblems, 'observations-apart'],
    params: visit,
    body: VisitSending,
    response: z.object({ breaks: z.array(PageBreak) }),
  }),
  plan: endpoint({
    method: 'PUT',
    path: '/visits/:visitId/plans/:sendId',
    summary:
      'Send what I completed in one visit at a moment of the next weeks: rights, plan and revisions are asked again then. Planned again under its id, it is changed',
    access: 'login',
    gate: 'full-use',
    problems: [...sendingProblems, 'observations-apart', 'plan-is-settled'],
    params: z.extend(visit, { sendId: z.uuid() }),
    body: z.strictObject({ sendAt: Instant, ...z.omit(VisitSending, { sendId: true }).shape }),
    response: PlannedSending,
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
