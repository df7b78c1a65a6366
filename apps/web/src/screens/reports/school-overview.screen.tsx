import { screen } from '../../screen.ts'
import { ReportPage } from './page/report-page.tsx'

export default screen({ Component: SchoolOverview })

const place = { kind: 'school-overview', id: null } as const

function SchoolOverview() {
  return <ReportPage place={place} />
}
