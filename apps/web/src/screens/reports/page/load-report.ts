import type { QueryClient } from '@tanstack/react-query'
import { readAsked } from '../address/read-asked.ts'
import type { ReportPlace } from '../address/report-place.ts'
import { reportOf } from '../report-queries.ts'
import { turnAwayRefused } from './refused.ts'

/** Waits for nothing: the page shows the shape of the report until its figures come. */
export function loadReport(cache: QueryClient, place: ReportPlace, { searchParams }: URL) {
  turnAwayRefused(cache, reportOf(place, readAsked(searchParams).asked).queryKey)
}
