import { pathOf, type ReportPlace } from '../address/report-place.ts'
import { ReportPage } from './report-page.tsx'

/** Figures of one never stay on the page of another. */
export function ReportOf({ place }: { readonly place: ReportPlace }) {
  return <ReportPage key={pathOf(place)} place={place} />
}
