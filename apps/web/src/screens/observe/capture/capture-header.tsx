import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { findView } from '@corridor/tools/registry/views'
import { Button } from '@corridor/ui/capture/button'
import { Timer } from '@corridor/ui/capture/timer'
import { IconChevronLeft, IconFlag } from '@tabler/icons-react'
import { memo, Suspense, useState } from 'react'
import { SyncPill } from '../../../device/pill/sync-pill.tsx'
import { useFromDevice } from '../../../device/use-device.ts'
import { useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import { loadedView } from '../capture-views.ts'
import { StepBanner } from '../later.ts'
import styles from './capture-header.module.css'

type Said = 'toolTypeId' | 'educator' | 'educatorId' | 'startedAt' | 'endedAt' | 'timeZone'

interface Props extends Pick<ObservationDocument, Said> {
  readonly id: string
  readonly now: () => number
}

/** Nothing in it depends on what is captured: a tap does not draw it again. */
export const CaptureHeader = memo(function CaptureHeader(props: Props) {
  const { id, toolTypeId, educator, educatorId, startedAt, endedAt, timeZone, now } = props
  const { navigate } = useDoor()
  const [isStepShown, setIsStepShown] = useState(false)
  const title = findView(toolTypeId)?.title
  const { Icon } = loadedView(toolTypeId)
  const step = useFromDevice(
    (device) => device.snapshot()?.steps.find((it) => it.educatorId === educatorId),
    undefined,
  )
  const { grades, subject, room } = educator
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Button look="bare" aria-label="Back, the draft is kept" onClick={() => goBack(navigate)}>
          <IconChevronLeft size={24} stroke={1.8} aria-hidden />
        </Button>
        <div className={styles.what}>
          <p>
            <Icon size={16} stroke={1.8} aria-hidden />
            {title}
          </p>
          <h1>
            {step ? (
              <button type="button" aria-expanded={isStepShown} onClick={() => setIsStepShown((was) => !was)}>
                {educator.name}
                <IconFlag size={16} stroke={1.8} aria-label="open action step" />
              </button>
            ) : (
              educator.name
            )}
            <span className={styles.teaching}>
              <span>{`${grades} ${subject}`.trim()}</span>
              <span>{room}</span>
            </span>
          </h1>
        </div>
        <div className={styles.state}>
          <Timer startedAt={startedAt} endedAt={endedAt} now={now} />
          <SyncPill id={id} />
        </div>
      </div>
      <Suspense>
        {step && isStepShown && <StepBanner step={step} now={new Date()} timeZone={timeZone} />}
      </Suspense>
    </header>
  )
})
