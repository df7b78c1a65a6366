import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import type { Opening } from '@corridor/domain/report/opening'
import { type Query, searchOf } from '../../api/search-of.ts'
import { narrowedTo, pathOf, type ReportPlace, VISITS } from './report-place.ts'
import { shownPart } from './shown-views.ts'

interface ReportAddress {
  readonly place: ReportPlace
  readonly asked: ReportAsked
  /** The views that are chosen. */
  readonly shown: readonly string[]
}

/**
 * The address of the visits behind a figure: the report’s filters, except those that the figure names itself. What
 * was counted goes by a code, so the address takes along what the report calls it.
 */
export function openedBy({ place, asked, shown }: ReportAddress, { query }: Opening, what: string): string {
  const own = new URLSearchParams(query)
  const named = new Set([...own.keys()].map(withoutBrackets))
  const kept = Object.entries({ ...asked, ...narrowedTo(place) }).filter(([name]) => !named.has(name))
  return (
    VISITS +
    searchOf({
      ...Object.fromEntries(kept),
      ...partsOf(own),
      [FIGURE]: marks.some((it) => named.has(it)) ? what : undefined,
      report: addressOf({ place, asked, shown }),
    })
  )
}

const FIGURE = 'figure'
const marks = ['items', 'values', 'together', 'records', 'rated']
const MOST_LETTERS = 240

/** The report’s name for what was counted; null where the address has none. */
export function figureIn(search: URLSearchParams): string | null {
  const words = [...(search.get(FIGURE) ?? '').trim()]
  if (words.length === 0) return null
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).join('')}…` : words.join('')
}

/** A report’s address, without `/reports/`. */
function addressOf({ place, asked, shown }: ReportAddress): string {
  return (pathOf(place) + searchOf({ ...asked, ...shownPart(shown) })).replace('/reports/', '')
}

function partsOf(search: URLSearchParams): Query {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) =>
      name.endsWith('[]') ? [withoutBrackets(name), search.getAll(name)] : [name, search.get(name)],
    ),
  )
}

function withoutBrackets(name: string): string {
  return name.replace(/\[\]$/, '')
}

const REPORT = /^(school-overview|(individual-educator|custom-look-for|rubric)\/\d+)(\?|$)/

/** The address of the report that somebody came from, with its filters; else of the school overview. */
export function reportBehind(search: URLSearchParams): string {
  const report = search.get('report') ?? ''
  return `/reports/${REPORT.test(report) ? report : 'school-overview'}`
}
