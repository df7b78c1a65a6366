import { lazy } from 'react'

const sheets = () => import('./capture-sheet.tsx')
const finished = () => import('./finished.tsx')
const conflicts = () => import('./conflicts.tsx')
const missing = () => import('./missing-words.tsx')
const ahead = () => import('./ahead-words.tsx')
const step = () => import('./step-banner.tsx')
const back = () => import('../../device/came-back.tsx')
const those = () => import('../../device/those-back.tsx')
const gone = () => import('./draft-gone.tsx')

// What nobody needs to begin with would weigh on the first load: it comes when the tool is there.
export const CaptureSheet = lazy(async () => ({ default: (await sheets()).CaptureSheet }))
export const Finished = lazy(async () => ({ default: (await finished()).Finished }))
export const Conflicts = lazy(async () => ({ default: (await conflicts()).Conflicts }))
export const MissingWords = lazy(async () => ({ default: (await missing()).MissingWords }))
export const AheadWords = lazy(async () => ({ default: (await ahead()).AheadWords }))
export const StepBanner = lazy(async () => ({ default: (await step()).StepBanner }))
export const CameBack = lazy(async () => ({ default: (await back()).CameBack }))
export const ThoseBack = lazy(those)
export const DraftGone = lazy(async () => ({ default: (await gone()).DraftGone }))

/** Before somebody taps for it. One that does not come is asked for again by the tap. */
export function fetchTheRest() {
  for (const load of [sheets, missing, ahead, finished, conflicts, step]) load().catch(() => {})
}
