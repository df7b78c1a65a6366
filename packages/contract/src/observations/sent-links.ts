import { ObservationId } from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Observation } from './observation-read.ts'

const params = z.strictObject({ observationId: ObservationId })

/** What the observer does with the links that were mailed to an educator without an account. */
export const sentLinks = {
  renewLink: endpoint({
    method: 'POST',
    path: '/observations/:observationId/link',
    summary:
      'Mail the educator, who has no account, another link to what I sent; those before open nothing any more',
    access: 'login',
    problems: ['observation-not-found', 'observation-not-sent', 'no-link-needed', 'too-many-requests'],
    params,
    response: Observation,
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/observations/:observationId/link',
    summary: 'The links that were mailed with what I sent open nothing any more. Revoked twice, revoked once',
    access: 'login',
    problems: ['observation-not-found', 'observation-not-sent'],
    params,
    response: Observation,
  }),
}
