import { useLocation } from 'react-router'
import { screen } from '../../screen.ts'
import { placeIn } from './address/report-place.ts'
import { SetChooser } from './chooser/set-chooser.tsx'
import { loadReport } from './page/load-report.ts'
import { ReportPage } from './page/report-page.tsx'

export default screen({
  load: async (cache, url) => loadReport(cache, placeIn('look-for', url.pathname), url),
  Component: CustomLookFor,
})

function CustomLookFor() {
  const place = placeIn('look-for', useLocation().pathname)
  if (place.id === null) return <SetChooser kind="look-for" />
  // Figures of one never stay on the page of another.
  return <ReportPage key={place.id} place={place} />
}
