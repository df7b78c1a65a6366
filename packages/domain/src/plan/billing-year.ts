import type { Day } from '../calendar/calendar.ts'
import { addDays, daysFrom } from '../calendar/days.ts'
import { partOf } from './money.ts'

/** A year that is paid for, from July 1 to June 30. */
export interface BillingYear {
  readonly from: Day
  readonly until: Day
}

export function billingYearOf(day: Day): BillingYear {
  const year = Number(day.slice(0, 4))
  return startingIn(day.slice(5) < '07-01' ? year - 1 : year)
}

export function yearAfter({ from }: BillingYear): BillingYear {
  return startingIn(Number(from.slice(0, 4)) + 1)
}

function startingIn(year: number): BillingYear {
  return { from: `${year}-07-01`, until: `${year + 1}-06-30` }
}

/** Consecutive days of a billing year: how many of how many, and what they cost. */
export interface PartOfYear extends BillingYear {
  readonly days: number
  readonly ofDays: number
  readonly cents: number
}

/**
 * What a part of a year costs by days. It is the difference of two amounts counted from the year's first day, so that
 * parts which follow each other sum to the year's price, to the cent.
 */
export function partOfYear(yearlyCents: number, from: Day, until: Day): PartOfYear {
  const year = billingYearOf(from)
  const ofDays = daysFrom(year.from, year.until) + 1
  const upTo = (day: Day) => partOf(yearlyCents, daysFrom(year.from, day), ofDays)
  const after = addDays(until, 1)
  return { from, until, days: daysFrom(from, after), ofDays, cents: upTo(after) - upTo(from) }
}
