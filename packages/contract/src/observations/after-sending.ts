import { ObservationId } from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { DeliveryAddress, DeliveryNamed } from './delivery.ts'
import { Observation } from './observation-read.ts'

const params = z.strictObject({ observationId: ObservationId })

/** Actions after a sending: links, mails that did not arrive, and paper. */
export const afterSending = {
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
  handOver: endpoint({
    method: 'POST',
    path: '/observations/:observationId/hand-over',
    summary:
      'Say that I gave what I sent on paper to whom no mail reached. Said twice, it keeps the first moment',
    access: 'login',
    problems: ['observation-not-found', 'observation-not-sent', 'app-is-newer'],
    params,
    response: Observation,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/observations/:observationId/deliveries/again',
    summary: 'Mail somebody again to whom a mail did not arrive; asked twice, mailed once',
    access: 'login',
    problems: [
      'observation-not-found',
      'observation-not-sent',
      'app-is-newer',
      'delivery-not-found',
      'no-address',
      'forbidden',
    ],
    params,
    body: DeliveryNamed,
    response: Observation,
  }),
  correctAddress: endpoint({
    method: 'POST',
    path: '/observations/:observationId/deliveries/address',
    summary: 'Correct the address of an educator whom a mail did not reach, and mail them again',
    access: 'educator.manage',
    problems: [
      'observation-not-found',
      'observation-not-sent',
      'app-is-newer',
      'delivery-not-found',
      'educator-not-found',
      'address-is-of-account',
      'no-address',
    ],
    params,
    body: DeliveryAddress,
    response: Observation,
  }),
}
