// What a visit needs after its first tap, in one file: it is fetched as soon as the tool is there.
export { CameBack } from '../../device/came-back.tsx'
export { AheadWords } from './ahead-words.tsx'
export { CaptureSheet } from './capture-sheet.tsx'
export { Conflicts } from './conflicts.tsx'
export { DraftGone } from './draft-gone.tsx'
export { Finished } from './finished.tsx'
export { MissingWords } from './missing-words.tsx'
export { StepBanner } from './step-banner.tsx'
