import type { QueryClient } from '@tanstack/react-query'
import { settleSchool } from '../../../frame/navigation/chosen-school.ts'
import { readAsked } from '../address/read-asked.ts'
import type { ReportPlace } from '../address/report-place.ts'
import { reportOf } from '../report-queries.ts'
import { turnAwayRefused } from './refused.ts'

/** Waits for nothing: the page shows the shape of the report until its figures come. */
export function loadReport(cache: QueryClient, place: ReportPlace, url: URL) {
  // One educator's is about their lessons, wherever those were.
  if (place.kind !== 'educator' && (place.id !== null || place.kind === 'school-overview')) {
    settleSchool(url, 'list')
  }
  turnAwayRefused(cache, reportOf(place, readAsked(url.searchParams).asked).queryKey)
}
