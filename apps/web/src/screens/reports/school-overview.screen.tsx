import { screen } from '../../routing/screen.ts'
import { loadReport } from './page/load-report.ts'
import { ReportPage } from './page/report-page.tsx'

const place = { kind: 'school-overview', id: null } as const

export default screen({
  load: async (cache, url) => loadReport(cache, place, url),
  Component: () => <ReportPage place={place} />,
})
