import { sealCapture } from '../../../definition/capture-view.ts'
import { NarrativeCornerIcon } from '../icon.ts'
import { isEvidence, kindTitles } from '../kinds.ts'
import { asWritten, standing } from '../lines.ts'
import { missingIn } from '../missing-words.ts'
import type { NarrativeCapture, NarrativeConfig } from '../narrative-corner.shape.ts'
import { NarrativeScreen } from './narrative-screen.capture.tsx'

export default sealCapture<NarrativeConfig, NarrativeCapture>({
  Icon: NarrativeCornerIcon,
  version: 1,
  Component: NarrativeScreen,
  blank: () => ({ lines: [] }),
  missing: missingIn,
  hint: () => 'Quotes and actions only.\nKeep opinions in Interpretation.',
  evidence: (capture) =>
    standing(capture)
      .filter(({ kind }) => isEvidence(kind))
      .map((line) => ({
        entryId: line.id,
        kind: kindTitles[line.kind],
        at: line.at,
        text: [line.speaker, asWritten(line)].filter(Boolean).join(': '),
        targets: Object.keys(line.tags),
        ...(line.file ? { file: line.file } : {}),
      })),
})
