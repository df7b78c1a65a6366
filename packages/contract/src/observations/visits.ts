import { ObservationId } from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Revision } from './observation-read.ts'
import { SavedObservation, Sending, sendingProblems } from './observations.ts'

const { sendId, recipients, message } = Sending.shape

/** More tools than anybody takes into one room. */
const MOST_TOGETHER = 40

/** What an observer sends together: one message, one mail a person, a copy of each. */
export const VisitSending = z.strictObject({
  sendId,
  recipients,
  message,
  observations: z
    .array(z.strictObject({ id: ObservationId, revision: Revision }))
    .check(
      z.minLength(1, 'Choose at least one tool.'),
      z.maxLength(MOST_TOGETHER, `Choose at most ${MOST_TOGETHER} tools.`),
    ),
})
export type VisitSending = z.infer<typeof VisitSending>

export const visits = {
  send: endpoint({
    method: 'POST',
    path: '/visits/:visitId/send',
    summary:
      'Send what I completed in one visit together, all or nothing: an unchangeable copy of each, one mail with one link for each person. Sent twice, sent once',
    access: 'login',
    problems: [...sendingProblems, 'observations-apart'],
    params: z.strictObject({ visitId: z.uuid() }),
    body: VisitSending,
    response: z.object({ observations: z.array(SavedObservation) }),
  }),
}
