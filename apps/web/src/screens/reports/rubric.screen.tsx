import { useLocation } from 'react-router'
import { screen } from '../../screen.ts'
import { placeIn } from './address/report-place.ts'
import { SetChooser } from './chooser/set-chooser.tsx'
import { loadReport } from './page/load-report.ts'
import { ReportPage } from './page/report-page.tsx'

export default screen({
  load: async (cache, url) => loadReport(cache, placeIn('rubric', url.pathname), url),
  Component: Rubric,
})

function Rubric() {
  const place = placeIn('rubric', useLocation().pathname)
  if (place.id === null) return <SetChooser kind="rubric" />
  // Figures of one never stay on the page of another.
  return <ReportPage key={place.id} place={place} />
}
