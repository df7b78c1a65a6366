import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { Unreachable } from '../../api/wire.ts'
import { screen } from '../../screen.ts'
import { listAt } from '../educators/educator-queries.ts'
import { placeIn } from './address/report-place.ts'
import { EducatorChooser } from './chooser/educator-chooser.tsx'
import { ReportOf } from './page/report-of.tsx'

export default screen({ load, Component: IndividualEducator })

async function load(cache: QueryClient, { pathname, searchParams }: URL) {
  if (placeIn('educator', pathname).id !== null) return
  try {
    await cache.ensureQueryData({ ...listAt(searchParams), retry: false })
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}

function IndividualEducator() {
  const place = placeIn('educator', useLocation().pathname)
  return place.id === null ? <EducatorChooser /> : <ReportOf place={place} />
}
