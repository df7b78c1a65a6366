import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { useQuery } from '@tanstack/react-query'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import { newerThan } from '../report-queries.ts'

const EVERY_MS = 60_000

/** How many visits came since the figures were counted; asked now and then, while somebody looks. */
export function useNewer(place: ReportPlace, asked: ReportAsked, asOf: string, isAsked: boolean): number {
  const { data } = useQuery({
    ...newerThan(place, asked, asOf),
    enabled: isAsked,
    // Nothing is newer than figures that have just come.
    initialData: { visits: 0 },
    staleTime: EVERY_MS,
    // A page that is not looked at waits: the query asks for nothing in the background.
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
  })
  return data.visits
}
