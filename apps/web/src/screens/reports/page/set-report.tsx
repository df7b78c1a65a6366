import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../../../loading/chunks.ts'
import { placeIn } from '../../../report/address/report-place.ts'
import { ReportPage } from './report-page.tsx'

// The chooser loads only for a reader whose address names no set.
const SetChooser = lazy(() => loadChunk(() => import('../chooser/set-chooser.tsx')))

/** The report about a look-for set or a rubric, or the choice of one. */
export function SetReport({ kind }: { readonly kind: 'look-for' | 'rubric' }) {
  const place = placeIn(kind, useLocation().pathname)
  if (place.id === null)
    return (
      <Suspense>
        <SetChooser kind={kind} />
      </Suspense>
    )
  // The key keeps figures of one set off the page of another.
  return <ReportPage key={place.id} place={place} />
}
