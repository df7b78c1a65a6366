import type { QueryClient } from '@tanstack/react-query'
import { settleSchool } from '../../../frame/navigation/chosen-school.ts'
import { readAsked } from '../../../report/address/read-asked.ts'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import { turnAwayRefused } from '../../../report/refused.ts'
import { reportOf } from '../report-queries.ts'

/** Starts loading a report without waiting: the page shows its shape until the figures come. */
export function loadReport(cache: QueryClient, place: ReportPlace, url: URL) {
  // A report about an educator is about their lessons at any school, so it settles none.
  if (place.kind !== 'educator' && (place.id !== null || place.kind === 'school-overview')) {
    settleSchool(url, 'list')
  }
  turnAwayRefused(cache, reportOf(place, readAsked(url.searchParams).asked).queryKey)
}
