import { screen } from '../../screen.ts'
import { readOpened } from './address/read-asked.ts'
import { turnAwayRefused } from './page/refused.ts'
import { visitsOf } from './report-queries.ts'
import { VisitsPage } from './visits/visits-page.tsx'

export default screen({
  load: async (cache, { searchParams }) =>
    turnAwayRefused(cache, visitsOf(readOpened(searchParams).asked).queryKey),
  Component: VisitsPage,
})
