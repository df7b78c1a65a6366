import { type CaptureProps, sealCapture } from '@corridor/tools/definition/capture-view'
import { Button } from '@corridor/ui/capture/button'
import { QuickTallyIcon } from './icon.ts'
import { missingIn } from './missing-words.ts'
import type { TallyCapture, TallyConfig } from './quick-tally.shape.ts'

function QuickTally({ capture, config, change, newId, now }: CaptureProps<TallyConfig, TallyCapture>) {
  const count = () => {
    const mark = { id: newId(), at: new Date(now()).toISOString() }
    change(`${config.counts} ${capture.marks.length + 1}`, (it) => ({ marks: [...it.marks, mark] }))
  }
  return (
    <Button look="brand" onClick={count}>
      {`Count a ${config.counts}: ${capture.marks.length}`}
    </Button>
  )
}

export default sealCapture({
  Icon: QuickTallyIcon,
  version: 1,
  Component: QuickTally,
  blank: () => ({ marks: [] }),
  missing: missingIn,
  hint: () => 'One tap, one mark.',
})
