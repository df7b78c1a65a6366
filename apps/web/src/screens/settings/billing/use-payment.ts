import type { FieldMessages } from '@corridor/contract/refusal'
import { Refusal } from '@corridor/contract/refusal'
import { useRef, useState } from 'react'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { billingRefusalWords } from '../../../billing/billing-refusal-words.ts'
import { newId } from '../../../device/new-id.ts'
import { useFocusOnFault } from '../../../forms/use-sending.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { type BillingView, billing, billingChanged } from './billing-view.ts'
import type { Order } from './use-order.ts'

interface Typed {
  readonly payBy: 'invoice' | 'card'
  readonly purchaseOrder: string
  readonly file: { readonly id: string; readonly name: string } | null
  readonly payablesEmail: string
  readonly billTo: string
  readonly renewsByCard: boolean
}

type Document = BillingView['documents'][number]
export type Quote = Document & { readonly quoted: NonNullable<Document['quoted']> }

const notPlaced = 'The order was not placed. Please try again later.'

/** Asks for something; where the answer is lost, the page that is fetched anew knows whether it was done. */
async function orArrived(id: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) throw error
    await billingChanged()
    const { orders = [], documents = [] } = cache.getQueryData(billing.queryKey) ?? {}
    if (![...orders, ...documents].some((it) => it.id === id)) throw error
  }
}

/** Whether a refusal can be said at a field of this page. */
function hasPlace({ purchaseOrder, payablesEmail, billTo }: FieldMessages): boolean {
  return [purchaseOrder, payablesEmail, billTo].some(Boolean)
}

/** What was said of a field holds until something else is typed there. */
function without(faults: FieldMessages, typed: readonly string[]): FieldMessages {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !typed.includes(field)))
}

export type Payment = ReturnType<typeof usePayment>
export type Step = 'quote' | 'order' | 'account'

/**
 * What is typed about paying, and its actions. Each try of an order keeps its id until it came through, or until
 * something else is asked for: sent twice, it is one.
 */
export function usePayment(view: BillingView, order: Order) {
  const { account } = view
  const [changed, setChanged] = useState<Partial<Typed>>({})
  const [refused, setRefused] = useState<FieldMessages>({})
  const [faults, setFaults] = useState<FieldMessages>({})
  // The button may stand a screen below the field at fault. Typing takes a message away, and leaves the focus alone.
  useFocusOnFault(refused)
  const say = (fields: FieldMessages) => {
    setRefused(fields)
    setFaults(fields)
  }
  const [step, setStep] = useState<Step>()
  const tried = useRef({ id: newId(), wish: '' })
  const idFor = (...wish: readonly unknown[]) => {
    const asked = JSON.stringify(wish)
    if (tried.current.wish !== asked) tried.current = { id: newId(), wish: asked }
    return tried.current.id
  }
  const typed: Typed = {
    payBy: 'invoice',
    purchaseOrder: '',
    file: null,
    payablesEmail: account.payablesEmail ?? '',
    billTo: account.billTo,
    renewsByCard: account.renewsByCard,
    ...changed,
  }
  const wished = { schools: [...order.chosen], years: order.years, expectedCents: order.priced.totalCents }

  const take = async (name: Step, work: () => Promise<void>, otherwise: string) => {
    setStep(name)
    say({})
    try {
      await call(contract.billing.account, {
        body: {
          billTo: typed.billTo,
          payablesEmail: typed.payablesEmail.trim() || null,
          renewsByCard: typed.renewsByCard,
        },
      })
      await work()
      tried.current = { id: newId(), wish: '' }
      // What was typed about this order went with it; the billing address comes back from the server.
      setChanged({ payBy: typed.payBy })
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : undefined
      if (fields && hasPlace(fields)) say(fields)
      else failed(error, { message: billingRefusalWords(error, otherwise) })
    } finally {
      await billingChanged()
      setStep(undefined)
    }
  }

  const byInvoice = async (wish: typeof wished, quoteId: string | null) => {
    const body = {
      id: idFor('order', wish, quoteId),
      ...wish,
      purchaseOrder: typed.purchaseOrder.trim() || null,
      fileId: typed.file?.id ?? null,
      quoteId,
    }
    await orArrived(body.id, () => call(contract.billing.purchaseOrder, { body }))
    toast('Ordered: your invoice is under Documents')
  }

  return {
    typed,
    faults,
    step,
    hasChangedAccount:
      typed.billTo !== account.billTo ||
      typed.payablesEmail !== (account.payablesEmail ?? '') ||
      typed.renewsByCard !== account.renewsByCard,
    type: (part: Partial<Typed>) => {
      setChanged({ ...changed, ...part })
      setFaults(without(faults, Object.keys(part)))
    },
    save: () => take('account', async () => toast('Saved'), 'This was not saved. Please try again later.'),
    quote: () =>
      take(
        'quote',
        async () => {
          const body = { id: idFor('quote', wished), ...wished }
          await orArrived(body.id, () => call(contract.billing.quote, { body }))
          toast('Your quote is under Documents')
        },
        'The quote was not made. Please try again later.',
      ),
    place: () =>
      take(
        'order',
        async () => {
          if (typed.payBy === 'card') {
            const body = { id: idFor('card', wished), ...wished }
            const { address } = await call(contract.billing.checkout, { body })
            window.location.assign(address)
            return
          }
          await byInvoice(wished, null)
        },
        notPlaced,
      ),
    /** Orders what a quote says, its schools, years and price, whatever the page has chosen meanwhile. */
    placeQuoted: ({ id: quoteId, quoted: { schools, years }, amountCents }: Quote) =>
      take('order', () => byInvoice({ schools, years, expectedCents: amountCents }, quoteId), notPlaced),
  }
}
