import { screen } from '../../screen.ts'
import { readAsked } from './address/read-asked.ts'
import { turnAwayRefused } from './page/refused.ts'
import { visitsOf } from './report-queries.ts'
import { VisitsPage } from './visits/visits-page.tsx'

export default screen({
  load: async (cache, { searchParams }) =>
    turnAwayRefused(cache, visitsOf(readAsked(searchParams).asked).queryKey),
  Component: VisitsPage,
})
