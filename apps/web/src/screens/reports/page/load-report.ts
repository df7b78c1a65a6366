import type { QueryClient } from '@tanstack/react-query'
import { readAsked } from '../../../report/address/read-asked.ts'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import { turnAwayRefused } from '../../../report/refused.ts'
import { reportOf } from '../report-queries.ts'

/** Waits for nothing: the page shows the shape of the report until its figures come. */
export function loadReport(cache: QueryClient, place: ReportPlace, { searchParams }: URL) {
  turnAwayRefused(cache, reportOf(place, readAsked(searchParams).asked).queryKey)
}
