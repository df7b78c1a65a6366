import type { SealedCaptureView } from '@corridor/tools/capture-view'
import { Suspense, useState } from 'react'
import type { Device } from '../../device/device.ts'
import type { Kept } from '../../device/kept.ts'
import { CaptureFooter } from './capture-footer.tsx'
import styles from './capture-frame.module.css'
import { CaptureHeader } from './capture-header.tsx'
import type { SheetName } from './capture-sheet.tsx'
import { CaptureSheet, Conflicts, Finished, MissingWords } from './later.ts'
import { newId } from './new-id.ts'
import { Unwritable } from './unwritable.tsx'
import { useCapture } from './use-capture.ts'
import { useCapturing } from './use-capturing.ts'
import { useFinish } from './use-finish.ts'
import { useUndoKey } from './use-undo-key.ts'

interface Props {
  readonly device: Device
  readonly kept: Kept
  readonly view: SealedCaptureView
}

/** What is the same round every tool: who, how long, saved or not, undo, finish. Nothing in it blocks. */
export function CaptureFrame({ device, kept, view }: Props) {
  const { id, document } = kept
  const { capture, startedAt, endedAt, timeZone, context, configurationId, configurationVersion } = document
  const config = device.contentOf(configurationId, configurationVersion) ?? {}
  const [sheet, setSheet] = useState<SheetName>()
  const { change, edit, undo, undoes } = useCapture(device, id)
  const { stage, finish, setStage } = useFinish(device, kept, () => view.missing(capture, config))
  useCapturing(endedAt === null)
  useUndoKey(undo)

  if (stage === 'finished') {
    return (
      <Suspense>
        <Finished device={device} kept={kept} onEdit={() => setStage('capturing')} />
      </Suspense>
    )
  }
  const visit = { startedAt, endedAt, timeZone, studentsPresent: context.studentsPresent }
  return (
    <div className={styles.frame}>
      <CaptureHeader device={device} kept={kept} />
      <main className={styles.body}>
        <Unwritable />
        <Suspense>{document.conflicts.length > 0 && <Conflicts device={device} kept={kept} />}</Suspense>
        <view.Component
          capture={capture}
          config={config}
          visit={visit}
          change={change}
          newId={newId}
          now={Date.now}
        />
      </main>
      <Suspense>
        {stage === 'missing' && (
          <MissingWords
            device={device}
            kept={kept}
            words={view.missing(capture, config)}
            onClose={() => setStage('capturing')}
          />
        )}
      </Suspense>
      <div className={styles.sheet}>
        <Suspense>
          {sheet && <CaptureSheet name={sheet} device={device} kept={kept} onEdit={edit} onShow={setSheet} />}
        </Suspense>
      </div>
      <CaptureFooter
        undoes={undoes}
        hint={view.hint(capture, config)}
        isOver={endedAt !== null}
        onUndo={undo}
        onSheet={setSheet}
        onFinish={finish}
      />
    </div>
  )
}
