import { Day } from '@corridor/domain/calendar/calendar'
import { SchoolId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'

const cents = z.int()
const OrderKind = z.enum(['first', 'addition', 'renewal'])
export const TermYears = z.union([z.literal(1), z.literal(3)])

/** The states of an order. `pending`: it waits for its first payment by card, and opens nothing until then. */
const OrderState = z.enum(['pending', 'owed', 'paid', 'void'])

/** The order that could be placed today; priced by `wishFor` and `priceOrder`. */
export const NextOrderView = z.object({
  kind: OrderKind,
  startsOn: Day,
  endsOn: z.nullable(Day),
  others: z.int(),
  /** What a renewal proposes: the schools and years of the last term. */
  schools: z.array(SchoolId),
  years: TermYears,
})

export const OrderView = z.object({
  id: z.uuid(),
  kind: OrderKind,
  state: OrderState,
  payBy: z.enum(['invoice', 'card']),
  years: TermYears,
  startsOn: Day,
  endsOn: Day,
  schools: z.array(SchoolId),
  totalCents: cents,
  dueOn: Day,
  purchaseOrder: z.nullable(z.string()),
  /** The dispute, where the owner of the card asked their bank for the payment back. */
  dispute: z.nullable(z.enum(['open', 'won', 'lost'])),
})
export type OrderView = z.infer<typeof OrderView>

export const DocumentView = z.object({
  id: z.uuid(),
  kind: z.enum(['quote', 'invoice', 'receipt', 'credit-note']),
  number: z.string(),
  issuedOn: Day,
  amountCents: cents,
  /** The last day of a quote. */
  validUntil: z.nullable(Day),
  /** What a quote offers, to be ordered as it was. */
  quoted: z.nullable(
    z.object({
      schools: z.array(SchoolId),
      years: TermYears,
      /** Whether nothing that was ordered since stands in its way; its last day may have passed all the same. */
      holds: z.boolean(),
    }),
  ),
  orderId: z.nullable(z.uuid()),
  /** The state of the document’s order; for a quote, of the order placed with it. */
  orderState: z.nullable(OrderState),
})
export type DocumentView = z.infer<typeof DocumentView>

export const AccountView = z.object({
  billTo: z.string(),
  payablesEmail: z.nullable(z.string()),
  /** The certificate on file, even where its day is over. */
  taxExempt: z.nullable(z.object({ fileId: z.uuid(), name: z.string(), until: Day })),
  renewsByCard: z.boolean(),
})
export type AccountView = z.infer<typeof AccountView>

export const VendorFile = z.enum(['w9', 'data-agreement'])
