import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { screen } from '../../screen.ts'
import { placeIn } from './address/report-place.ts'
import { SetChooser } from './chooser/set-chooser.tsx'
import { ReportOf } from './page/report-of.tsx'

export default screen({ load, Component: CustomLookFor })

async function load(_: QueryClient, { pathname }: URL) {
  placeIn('look-for', pathname)
}

function CustomLookFor() {
  const place = placeIn('look-for', useLocation().pathname)
  return place.id === null ? <SetChooser kind="look-for" /> : <ReportOf place={place} />
}
