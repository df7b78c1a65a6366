import type { JsonObject } from '@corridor/domain/data/json'
import { isConference } from '@corridor/domain/observation/conference'
import type { CaptureProps, SealedCaptureView } from '@corridor/tools/definition/capture-view'
import type { Contribution } from '@corridor/tools/definition/tool'
import { visitIn } from '@corridor/tools/visit/visit-in'
import { useVisibleHeight } from '@corridor/ui/capture/use-visible-height'
import { memo, Suspense, useCallback, useMemo, useState } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { newId } from '../../../device/new-id.ts'
import { unwritableWords } from '../../../device/pill/unwritable-words.ts'
import { useFromDevice } from '../../../device/use-device.ts'
import { useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import wordsStyles from '../finish/missing-words.module.css'
import { useFinish } from '../finish/use-finish.ts'
import { AheadWords, CameBack, CaptureSheet, Conflicts, Finished, MissingWords } from '../later.ts'
import { beginOfVisit } from '../visit/kept-of-visit.ts'
import { useAround } from '../visit/use-around.ts'
import { CaptureFooter } from './capture-footer.tsx'
import styles from './capture-frame.module.css'
import { CaptureHeader } from './capture-header.tsx'
import type { SheetName } from './capture-sheet.tsx'
import { steadyClock } from './steady-clock.ts'
import { useCapture } from './use-capture.ts'
import { useCapturing } from './use-capturing.ts'
import { useHearing } from './use-hearing.ts'

const none: readonly Contribution[] = []
const nothing: JsonObject = {}

interface Props {
  readonly device: Device
  readonly kept: Kept
  readonly view: SealedCaptureView
}

/** What is the same around every tool: who, how long, saved or not, undo, finish. Nothing in it blocks. */
export function CaptureFrame({ device, kept, view }: Props) {
  const { id, document } = kept
  const { visitId, toolTypeId, educator, educatorId, capture } = document
  const { configurationId, configurationVersion } = document
  const config = device.contentOf(configurationId, configurationVersion) ?? nothing
  const { startedAt, endedAt, timeZone, studentsPresent } = visitIn(document)
  // The begin of the visit’s first tool: with a second one, the time of the visit goes on.
  const [begunAt] = useState(() => beginOfVisit(device, kept))
  // The visit’s object stays the same until one of its facts changes: a tap draws only what depends on it.
  const visit = useMemo(
    () => ({ startedAt, begunAt, endedAt, timeZone, studentsPresent }),
    [startedAt, begunAt, endedAt, timeZone, studentsPresent],
  )
  const { navigate } = useDoor()
  const [now] = useState(steadyClock)
  const [sheet, setSheet] = useState<SheetName>()
  const { change, edit, undo, undoes } = useCapture(device, id)
  const { stage, finish, finishRest, setBegin, setStage } = useFinish(device, kept, now)
  // The server’s clock may tell what the device’s does not.
  const isAhead = stage === 'ahead' || kept.trouble?.code === 'visit-is-ahead'
  const around = useAround(device, id, educator.name)
  const addTool = useCallback(() => setSheet('tools'), [])
  const askWhom = useCallback(() => setSheet('person'), [])
  // After a conflict its list stays, to tell what another device settles.
  const [hasClashed, setHasClashed] = useState(false)
  if (!hasClashed && document.conflicts.length > 0) setHasClashed(true)
  useCapturing(endedAt === null)
  useHearing(device, id)
  useVisibleHeight()

  if (stage === 'finished' && !isAhead) {
    return (
      <Suspense>
        <Finished device={device} kept={kept} onEdit={() => setStage('capturing')} />
      </Suspense>
    )
  }
  return (
    <div className={styles.frame}>
      <CaptureHeader
        id={id}
        visitId={visitId}
        toolTypeId={toolTypeId}
        educator={educator}
        educatorId={educatorId}
        startedAt={begunAt}
        endedAt={endedAt}
        timeZone={timeZone}
        now={now}
        onAddTool={addTool}
        onWrongPerson={askWhom}
      />
      <main className={styles.body}>
        <Unwritable />
        <Suspense>
          {kept.removedAt && !kept.isToStay && (
            <CameBack device={device} kept={kept} onDeleted={() => goBack(navigate)} />
          )}
        </Suspense>
        <Suspense>{hasClashed && <Conflicts device={device} kept={kept} />}</Suspense>
        <CaptureTool
          view={view}
          capture={capture}
          config={config}
          visit={visit}
          around={around}
          contributions={kept.contributions ?? none}
          change={change}
          newId={newId}
          now={now}
        />
      </main>
      <Suspense>
        {stage === 'missing' && (
          <MissingWords
            device={device}
            kept={kept}
            now={now}
            onFinishRest={finishRest}
            onClose={() => setStage('capturing')}
          />
        )}
        {isAhead && <AheadWords document={document} onBegin={setBegin} />}
      </Suspense>
      <div className={styles.sheet}>
        <Suspense>
          {sheet && <CaptureSheet name={sheet} device={device} kept={kept} onEdit={edit} onShow={setSheet} />}
        </Suspense>
      </div>
      <CaptureFooter
        undoes={undoes}
        hint={view.hint(capture, config, visit)}
        isOver={kept.goal !== 'draft'}
        what={isConference(toolTypeId) ? 'conference' : 'visit'}
        onUndo={undo}
        onSheet={setSheet}
        onFinish={finish}
      />
    </div>
  )
}

interface CaptureToolProps extends CaptureProps<JsonObject, JsonObject> {
  readonly view: SealedCaptureView
}

/** The tool itself. Notes of the sync loop about the observation do not draw it again. */
const CaptureTool = memo(function CaptureTool({ view, ...props }: CaptureToolProps) {
  return <view.Component {...props} />
})

/** Warns at once that nothing is being kept, which must not wait for a tap on the pill. */
function Unwritable() {
  const isUnwritable = useFromDevice((device) => device.warnings().includes('unwritable'), false)
  if (!isUnwritable) return null
  return (
    <p className={wordsStyles.unwritable} role="alert">
      {unwritableWords}
    </p>
  )
}
