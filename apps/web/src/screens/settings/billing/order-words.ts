import type { Day } from '@corridor/domain/calendar/calendar'
import { dayAndYear, shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dollars } from '@corridor/domain/plan/money'
import type { PricedOrder } from '@corridor/domain/plan/order'
import { counted, grouped } from '@corridor/domain/words/count-words'
import type { BillingView } from './billing-view.ts'
import type { Order } from './use-order.ts'

/** “From November 4, 2026 to June 30, 2027, then July 1 to June 30” */
export function termWords({ kind }: BillingView['next'], { startsOn, endsOn }: PricedOrder): string {
  const span = `From ${dayAndYear(startsOn)} to ${dayAndYear(endsOn)}`
  return kind === 'addition' ? `${span}, with the schools you have` : `${span}, then July 1 to June 30`
}

/** “$1,080.00 per school and year at 5 to 14 schools. The first year counts 239 of 365 days.” */
export function bandWords({ band, priced, chosen }: Order): string {
  const [line] = priced.lines
  const yearly = dollars(line?.yearlyCents ?? band.yearlyCents)
  const price = `${yearly} per school and year at ${rangeWords(band)}.`
  const part = line && chosen.length > 0 && line.days < line.ofDays
  return part
    ? `${price} The first year counts ${grouped(line.days)} of ${counted(line.ofDays, 'day')}.`
    : price
}

function rangeWords({ schools, before }: Order['band']): string {
  if (before === null) return `${counted(schools, 'school')} or more`
  return before - 1 === schools
    ? counted(schools, 'school')
    : `${schools} to ${counted(before - 1, 'school')}`
}

/** The arithmetic of an order, a line for each year: “6 schools × $707.18”, “239 of 365 days of $1,080.00”. */
export function sumLines({ lines }: PricedOrder) {
  const years = new Map<Day, PricedOrder['lines'][number][]>()
  for (const line of lines) years.set(line.from, [...(years.get(line.from) ?? []), line])
  return [...years.values()].flatMap((its) => {
    const [first] = its
    if (!first) return []
    return {
      from: first.from,
      words: `${counted(its.length, 'school')} × ${dollars(first.cents)}`,
      cents: its.reduce((sum, { cents }) => sum + cents, 0),
      part:
        first.days < first.ofDays
          ? `${grouped(first.days)} of ${counted(first.ofDays, 'day')} of ${dollars(first.yearlyCents)}`
          : `${dayAndYear(first.from)} to ${dayAndYear(first.until)}`,
    }
  })
}

/**
 * The last day of what was ordered, paid or not; unpaid use ends before. Without an order, that of what was granted.
 */
export function lastDayOrdered({ orders, plan }: Pick<BillingView, 'orders' | 'plan'>): Day | null {
  const held = orders.filter(({ state }) => state === 'owed' || state === 'paid')
  return (
    held
      .map(({ endsOn }) => endsOn)
      .toSorted()
      .at(-1) ?? plan.endsOn
  )
}

type Document = BillingView['documents'][number]

interface DocumentWords {
  readonly words: string
  readonly tone: 'plain' | 'brand' | 'accent'
  /** What to do about the document. */
  readonly note?: string
}

/** How a document stands: a quote holds for a time, an invoice is paid, due, overdue or taken back. */
export function documentWords(document: Document, view: BillingView): DocumentWords | null {
  const { today, orders } = view
  const { kind, orderId, orderState } = document
  if (kind === 'receipt') return disputeWords(document, view)
  if (kind === 'quote') return { tone: 'plain', ...quoteWords(document, today) }
  if (kind !== 'invoice') return null
  if (orderState === 'paid') return { words: 'Paid', tone: 'brand' }
  if (orderState === 'void') return { words: 'Taken back', tone: 'plain' }
  const { dueOn = today } = orders.find(({ id }) => id === orderId) ?? {}
  const isOverdue = dueOn < today
  return {
    words: `${isOverdue ? 'Overdue since' : 'Due'} ${shortDayFrom(today, dueOn)}`,
    tone: 'accent',
  }
}

function quoteWords({ orderState, validUntil, quoted }: Document, today: Day) {
  if (orderState) return { words: 'Ordered' }
  if (validUntil === null || validUntil < today) return { words: 'Ran out' }
  if (quoted?.holds) return { words: `Valid to ${shortDayFrom(today, validUntil)}` }
  return { words: 'No longer open to order', note: 'Your plan or your schools changed. Ask for a new quote.' }
}

/** The words for a payment that the bank is asked to give back, or gave back. */
function disputeWords({ orderId }: Document, { orders, supportEmail }: BillingView): DocumentWords | null {
  const { dispute = null } = orders.find(({ id }) => id === orderId) ?? {}
  if (dispute === 'open') {
    const note = `Full use goes on while the bank decides. Was it a mistake? Ask the bank to withdraw it, or write to ${supportEmail}.`
    return { words: 'Disputed at the bank', tone: 'accent', note }
  }
  if (dispute !== 'lost') return null
  const note = `Please write to ${supportEmail}, so that we settle how it goes on.`
  return { words: 'Given back by the bank', tone: 'accent', note }
}
