import { Timer } from '@corridor/ui/capture/timer'
import { IconChevronLeft, IconFlag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Device } from '../../device/device.ts'
import type { Kept } from '../../device/kept.ts'
import { SyncPill } from '../../device/sync-pill.tsx'
import { toolOf } from '../educators/tool-looks.ts'
import { goBack } from './address.ts'
import styles from './capture-header.module.css'
import { StepBanner } from './later.ts'

interface Props {
  readonly device: Device
  readonly kept: Kept
}

export function CaptureHeader({ device, kept }: Props) {
  const navigate = useNavigate()
  const [isStepShown, setIsStepShown] = useState(false)
  const { toolTypeId, educator, educatorId, startedAt, endedAt, timeZone } = kept.document
  const { title, Icon } = toolOf(toolTypeId)
  const step = device.snapshot()?.steps.find((it) => it.educatorId === educatorId)
  const { grades, subject, room } = educator
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.back}
          aria-label="Back, the draft is kept"
          onClick={() => goBack(navigate)}
        >
          <IconChevronLeft size={24} stroke={1.8} aria-hidden />
        </button>
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
          <Timer startedAt={startedAt} endedAt={endedAt} now={Date.now} />
          <SyncPill id={kept.id} />
        </div>
      </div>
      <Suspense>
        {step && isStepShown && <StepBanner step={step} now={new Date()} timeZone={timeZone} />}
      </Suspense>
    </header>
  )
}
