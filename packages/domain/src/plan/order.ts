import type { Day } from '../calendar/calendar.ts'
import { addDays } from '../calendar/days.ts'
import type { SchoolId } from '../people/ids.ts'
import { billingYearOf, type PartOfYear, partOfYear, yearAfter } from './billing-year.ts'
import { type Catalogue, type TermYears, yearlyCentsFor } from './catalogue.ts'
import { partOf } from './money.ts'

/** A line of an order: one school in one billing year. */
export interface OrderLine extends PartOfYear {
  readonly schoolId: SchoolId
  readonly school: string
  readonly yearlyCents: number
}

/** An order with its arithmetic. Its sums are those of its lines. */
export interface PricedOrder {
  readonly startsOn: Day
  readonly endsOn: Day
  readonly lines: readonly OrderLine[]
  readonly subtotalCents: number
  readonly taxCents: number
  readonly totalCents: number
}

export interface OrderWish {
  readonly schools: readonly { readonly id: SchoolId; readonly name: string }[]
  readonly startsOn: Day
  /** The last day of what the district has already, which additions share; or for how many billing years. */
  readonly term: { readonly endsOn: Day } | { readonly years: TermYears }
  /** Schools that the district has paid for beside these: they count for the price of each. */
  readonly others: number
  readonly isTaxExempt: boolean
}

export function priceOrder(catalogue: Catalogue, wish: OrderWish): PricedOrder {
  const { schools, startsOn, term, others, isTaxExempt } = wish
  const years = 'years' in term ? term.years : 1
  const endsOn = 'years' in term ? endOf(startsOn, term.years) : term.endsOn
  const yearlyCents = yearlyCentsFor(catalogue, schools.length + others, years)
  const parts = partsOf(startsOn, endsOn).map((it) => partOfYear(yearlyCents, it.from, it.until))
  const lines = schools.flatMap(({ id, name }) =>
    parts.map((part) => ({ ...part, schoolId: id, school: name, yearlyCents })),
  )
  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const taxCents = isTaxExempt ? 0 : partOf(subtotalCents, catalogue.salesTax, 10_000)
  return { startsOn, endsOn, lines, subtotalCents, taxCents, totalCents: subtotalCents + taxCents }
}

const DUE_DAYS = 30

/** The day until which an order of today is to be paid: thirty days on, and never before its term begins. */
export function dueOn(today: Day, startsOn: Day): Day {
  const usual = addDays(today, DUE_DAYS)
  return usual > startsOn ? usual : startsOn
}

/** The last day of an order. The billing year in which it begins is its first, however little of it is left. */
function endOf(startsOn: Day, years: TermYears): Day {
  let year = billingYearOf(startsOn)
  for (let more = 1; more < years; more += 1) year = yearAfter(year)
  return year.until
}

/** A span of days, cut where billing years begin. */
function partsOf(from: Day, until: Day): { from: Day; until: Day }[] {
  const { until: yearEnds } = billingYearOf(from)
  if (until <= yearEnds) return [{ from, until }]
  return [{ from, until: yearEnds }, ...partsOf(addDays(yearEnds, 1), until)]
}
