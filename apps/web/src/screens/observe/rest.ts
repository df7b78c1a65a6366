// What a visit needs after its first tap, in one file: it is fetched as soon as the tool is there.
export { CameBack } from '../../device/notices/came-back.tsx'
export { CaptureSheet } from './capture/capture-sheet.tsx'
export { DraftGone } from './capture/draft-gone.tsx'
export { Conflicts } from './conflicts/conflicts.tsx'
export { AheadWords } from './finish/ahead-words.tsx'
export { Finished } from './finish/finished.tsx'
export { MissingWords } from './finish/missing-words.tsx'
export { AboutEducator } from './visit/about-educator.tsx'
