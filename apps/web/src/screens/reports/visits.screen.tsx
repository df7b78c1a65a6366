import { readOpened } from '../../report/address/read-asked.ts'
import { turnAwayRefused } from '../../report/refused.ts'
import { screen } from '../../routing/screen.ts'
import { visitsOf } from './report-queries.ts'
import { VisitsPage } from './visits/visits-page.tsx'

export default screen({
  load: async (cache, { searchParams }) =>
    turnAwayRefused(cache, visitsOf(readOpened(searchParams).asked).queryKey),
  Component: VisitsPage,
})
