import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../../loading/chunks.ts'
import { placeIn } from '../../report/address/report-place.ts'
import { screen } from '../../routing/screen.ts'
import { loadReport } from './page/load-report.ts'
import { ReportPage } from './page/report-page.tsx'

export default screen({ load, Component: IndividualEducator })

// The chooser loads only for a reader whose address names no educator.
const EducatorChooser = lazy(() => loadChunk(() => import('./chooser/educator-chooser.tsx')))

async function load(cache: QueryClient, url: URL) {
  const place = placeIn('educator', url.pathname)
  if (place.id !== null) return loadReport(cache, place, url)
  const { loadEducators } = await loadChunk(() => import('./chooser/load-educators.ts'))
  return loadEducators(cache, url)
}

function IndividualEducator() {
  const place = placeIn('educator', useLocation().pathname)
  if (place.id === null) {
    return (
      <Suspense>
        <EducatorChooser />
      </Suspense>
    )
  }
  // The key keeps figures of one educator off the page of another.
  return <ReportPage key={place.id} place={place} />
}
