import { lazy } from 'react'

const rest = () => import('./rest.ts')

// Parts that nobody needs to begin with would weigh on the first load: they come when the tool is there.
export const CalendarFile = lazy(async () => ({ default: (await rest()).CalendarFile }))
export const CaptureSheet = lazy(async () => ({ default: (await rest()).CaptureSheet }))
export const Finished = lazy(async () => ({ default: (await rest()).Finished }))
export const Conflicts = lazy(async () => ({ default: (await rest()).Conflicts }))
export const MissingWords = lazy(async () => ({ default: (await rest()).MissingWords }))
export const AheadWords = lazy(async () => ({ default: (await rest()).AheadWords }))
export const AboutEducator = lazy(async () => ({ default: (await rest()).AboutEducator }))
export const VisitTabs = lazy(async () => ({ default: (await rest()).VisitTabs }))
export const CameBack = lazy(async () => ({ default: (await rest()).CameBack }))
export const ThoseBack = lazy(() => import('../../device/notices/those-back.tsx'))
export const DraftGone = lazy(async () => ({ default: (await rest()).DraftGone }))

/**
 * Fetches the parts before somebody taps for one, when the connection may be gone. One that does not come is asked
 * for again by the tap.
 */
export function fetchTheRest() {
  for (const load of [rest, () => import('../../device/pill/sync-panel.tsx')]) load().catch(() => {})
}
