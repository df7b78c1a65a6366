import { addDays } from './days.ts'

export interface SaidDays {
  readonly from: string
  readonly to: string
  /** The text without the words that name the days. */
  readonly rest: string
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,?\\s*(\\d{4}))?'

const iso = /(?<![\w/-])(\d{4})-(\d{2})-(\d{2})(?![\w/-])/
const slashed = /(?<![\w/-])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?![\w/-])/
const monthThenDay = new RegExp(`(?<!\\w)${MONTH}\\.?\\s+${DAY}${YEAR}(?!\\w)`)
const dayThenMonth = new RegExp(`(?<!\\w)${DAY}\\s+${MONTH}\\.?${YEAR}(?!\\w)`)
const wholeMonth = new RegExp(`(?<!\\w)(${MONTHS.join('|')})${YEAR}(?!\\w)`)
const near = /(?<!\w)(today|yesterday)(?!\w)/

/**
 * The days that a search names: “today”, “Oct 22”, “10/22”, “2026-10-22”, “October”. Without a year it is the last such
 * day or month that has begun. Undefined where it names no day, or one that does not exist.
 */
export function saidDays(text: string, today: string): SaidDays | undefined {
  const said = text.toLowerCase()
  for (const [pattern, read] of ways) {
    const [words, ...parts] = pattern.exec(said) ?? []
    const span = words && read(today, parts)
    if (span) return { from: span[0], to: span[1], rest: said.replace(words, ' ').trim() }
  }
  return undefined
}

type Span = readonly [from: string, to: string]
type Parts = readonly (string | undefined)[]

/** Ways to say a day, in the order in which they are tried: the longer before what is a part of it. */
const ways: readonly (readonly [RegExp, (today: string, parts: Parts) => Span | undefined])[] = [
  [iso, (today, [year, month, day]) => oneDay(today, year, Number(month), Number(day))],
  [near, (today, [word]) => twice(word === 'today' ? today : addDays(today, -1))],
  [slashed, (today, [month, day, year]) => oneDay(today, year, Number(month), Number(day))],
  [monthThenDay, (today, [month, day, year]) => oneDay(today, year, monthOf(month), Number(day))],
  [dayThenMonth, (today, [day, month, year]) => oneDay(today, year, monthOf(month), Number(day))],
  [wholeMonth, (today, [month, year]) => monthSpan(today, year, monthOf(month))],
]

function monthOf(name = ''): number {
  return MONTHS.findIndex((it) => it.startsWith(name.slice(0, 3))) + 1
}

const twice = (day: string): Span => [day, day]

function oneDay(today: string, year: string | undefined, month: number, day: number): Span | undefined {
  const inYear = (it: number) => dayOf(it, month, day)
  const asked = year === undefined ? newest(today, inYear) : inYear(Number(year))
  return asked === undefined ? undefined : twice(asked)
}

function monthSpan(today: string, year: string | undefined, month: number): Span | undefined {
  const inYear = (it: number) => dayOf(it, month, 1)
  const from = year === undefined ? newest(today, inYear) : inYear(Number(year))
  if (!from) return undefined
  const next = `${addDays(from, 31).slice(0, 7)}-01`
  return [from, addDays(next, -1)]
}

/** The day in this year, or in the year before where it is still to come. */
function newest(today: string, inYear: (year: number) => string | undefined): string | undefined {
  const thisYear = Number(today.slice(0, 4))
  const day = inYear(thisYear)
  return day && day <= today ? day : inYear(thisYear - 1)
}

/** The day as text; undefined for a day that the month does not have. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const text = [String(year).padStart(4, '0'), ...[month, day].map((it) => String(it).padStart(2, '0'))].join(
    '-',
  )
  const time = Date.parse(`${text}T00:00:00Z`)
  const isThere = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return isThere ? text : undefined
}
