import type { Day } from '../calendar/calendar.ts'
import { addDays } from '../calendar/days.ts'

/** A day as rosters write it, month first as in the United States, or as the number a spreadsheet counts it by. */
export function rosterDay(told: string): Day | null {
  const text = told.replace(/[T ]\d{1,2}:\d{2}.*$/, '').trim()
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return addDays('1899-12-30', Math.floor(Number(text)))
  const [year, month, day] = partsOf(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const made = new Date(Date.UTC(year, month - 1, day))
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? made.toISOString().slice(0, 10) : null
}

function partsOf(text: string): readonly number[] | null {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$|^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (iso) return [iso[1] ?? iso[5], iso[3] ?? iso[6], iso[4] ?? iso[7]].map(Number)
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text)
  if (numbers) {
    const [first = 0, second = 0, year = 0] = numbers.slice(1).map(Number)
    return first > 12 ? [fullYear(year), second, first] : [fullYear(year), first, second]
  }
  const named = /^(?:(\d{1,2})[- ]([a-z]{3,9})\.?|([a-z]{3,9})\.?[- ](\d{1,2})),?[- ](\d{4}|\d{2})$/i.exec(
    text,
  )
  if (!named) return null
  const [, day1, month1, month2, day2, year] = named
  const month = MONTHS.indexOf((month1 ?? month2 ?? '').slice(0, 3).toLowerCase()) / 3 + 1
  return month >= 1 && Number.isInteger(month) ? [fullYear(Number(year)), month, Number(day1 ?? day2)] : null
}

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'
const fullYear = (year: number) => (year >= 100 ? year : year < 50 ? 2000 + year : 1900 + year)
