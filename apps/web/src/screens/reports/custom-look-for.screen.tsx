import { placeIn } from '../../report/address/report-place.ts'
import { screen } from '../../routing/screen.ts'
import { loadReport } from './page/load-report.ts'
import { SetReport } from './page/set-report.tsx'

export default screen({
  load: async (cache, url) => loadReport(cache, placeIn('look-for', url.pathname), url),
  Component: CustomLookFor,
})

function CustomLookFor() {
  return <SetReport kind="look-for" />
}
