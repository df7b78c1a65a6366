import { ObservationId } from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'
import { Version } from '../counted.ts'
import { endpoint } from '../endpoint.ts'
import { notObserving } from '../problem-codes.ts'
import { ContributionKey, ContributionKind, ContributionText } from './contributions.ts'
import { Observation } from './observation-read.ts'

const params = z.strictObject({ observationId: ObservationId })

/** How an educator answers what was sent to them, or is asked ahead. */
export const answering = {
  acknowledge: endpoint({
    method: 'POST',
    path: '/observations/:observationId/acknowledge',
    summary: 'Say that I have read what was sent to me; it does not mean that I agree',
    access: 'login',
    problems: ['observation-not-found', 'app-is-newer', 'observation-not-sent'],
    params,
    body: z.strictObject({ version: Version }),
    response: Observation,
  }),
  contribute: endpoint({
    method: 'PUT',
    path: '/observations/:observationId/contributions/:kind/:key',
    summary:
      'Reply to what was sent to me, or answer what I am asked; written under the same key again, it is changed',
    access: 'login',
    problems: [
      'observation-not-found',
      'app-is-newer',
      'observation-not-sent',
      'observation-already-sent',
      'nothing-asked',
      'forbidden',
    ],
    params: z.strictObject({
      observationId: ObservationId,
      kind: ContributionKind,
      key: ContributionKey,
    }),
    body: ContributionText,
    response: Observation,
  }),
  done: endpoint({
    method: 'POST',
    path: '/observations/:observationId/self-rating/done',
    summary: 'Say that I have rated my lesson: from now on the observer gets what I chose so far',
    access: 'login',
    problems: ['observation-not-found', 'app-is-newer', 'observation-already-sent', 'forbidden'],
    params,
    response: Observation,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/observations/:observationId/ask',
    summary:
      'Tell the educator by mail that they can rate their lesson before I send it. Asked twice, told once',
    access: 'login',
    problems: ['observation-not-found', 'app-is-newer', 'nothing-asked', ...notObserving],
    params,
    response: Observation,
  }),
}
