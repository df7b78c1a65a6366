import { sealCapture } from '../../../definition/capture-view.ts'
import { aboutTitles, columnTitles } from '../columns.ts'
import { ofColumn, writtenIn } from '../entries.ts'
import { NoticingWonderingIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import type { NoticingCapture, NoticingConfig } from '../noticing-wondering.shape.ts'
import { NoticingScreen } from './noticing-screen.capture.tsx'

export default sealCapture<NoticingConfig, NoticingCapture>({
  Icon: NoticingWonderingIcon,
  version: 1,
  Component: NoticingScreen,
  blank: () => ({ entries: [] }),
  missing: missingIn,
  hint: () => 'One noticing is enough to finish.\nA star marks what to talk about.',
  evidence: (capture) =>
    ofColumn(writtenIn(capture), 'noticing').map(({ id, at, text, about, tags }) => ({
      entryId: id,
      kind: about ? `${columnTitles.noticing}, ${aboutTitles[about].toLowerCase()}` : columnTitles.noticing,
      at,
      text: text.trim(),
      targets: Object.keys(tags),
    })),
})
