import { ChosenDay } from '@corridor/domain/calendar/calendar'
import { writtenName } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { Bytes, endpoint } from '../endpoint.ts'

const params = z.strictObject({ fileId: z.uuid() })

/** Purchase orders and certificates of exemption that a district sends in. */
export const billingFiles = {
  add: endpoint({
    method: 'PUT',
    path: '/billing/files/:fileId',
    summary: 'Keep a purchase order, or a tax certificate with its last day. Sent twice, kept once',
    access: 'billing.manage',
    gate: 'open',
    problems: ['billing-file-not-known', 'too-many-billing-files', 'too-many-pixels'],
    params,
    query: z.strictObject({
      purpose: z.enum(['purchase-order', 'tax-certificate']),
      name: writtenName(200),
      /** The last day of a certificate. */
      until: z.optional(ChosenDay),
    }),
    body: Bytes,
    response: z.object({ id: z.uuid() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/billing/files/:fileId',
    summary: 'A purchase order or a certificate of my district',
    access: 'billing.manage',
    gate: 'open',
    problems: ['file-not-found'],
    params,
    response: Bytes,
  }),
}
