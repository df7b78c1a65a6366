import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { screen } from '../../screen.ts'
import { placeIn } from './address/report-place.ts'
import { SetChooser } from './chooser/set-chooser.tsx'
import { ReportOf } from './page/report-of.tsx'

export default screen({ load, Component: Rubric })

async function load(_: QueryClient, { pathname }: URL) {
  placeIn('rubric', pathname)
}

function Rubric() {
  const place = placeIn('rubric', useLocation().pathname)
  return place.id === null ? <SetChooser kind="rubric" /> : <ReportOf place={place} />
}
