import { placeIn } from '../../report/address/report-place.ts'
import { screen } from '../../routing/screen.ts'
import { loadReport } from './page/load-report.ts'
import { SetReport } from './page/set-report.tsx'

export default screen({
  load: async (cache, url) => loadReport(cache, placeIn('rubric', url.pathname), url),
  Component: Rubric,
})

function Rubric() {
  return <SetReport kind="rubric" />
}
