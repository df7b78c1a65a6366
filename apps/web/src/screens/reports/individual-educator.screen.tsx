import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { Unreachable } from '../../api/wire.ts'
import { screen } from '../../screen.ts'
import { listAt } from '../educators/educator-queries.ts'
import { placeIn } from './address/report-place.ts'
import { EducatorChooser } from './chooser/educator-chooser.tsx'
import { loadReport } from './page/load-report.ts'
import { ReportPage } from './page/report-page.tsx'

export default screen({ load, Component: IndividualEducator })

async function load(cache: QueryClient, url: URL) {
  const place = placeIn('educator', url.pathname)
  if (place.id !== null) return loadReport(cache, place, url)
  try {
    await cache.ensureQueryData({ ...listAt(url.searchParams), retry: false })
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}

function IndividualEducator() {
  const place = placeIn('educator', useLocation().pathname)
  if (place.id === null) return <EducatorChooser />
  // Figures of one never stay on the page of another.
  return <ReportPage key={place.id} place={place} />
}
