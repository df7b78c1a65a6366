import { isConference } from '@corridor/domain/observation/conference'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { counted } from '@corridor/domain/words/count-words'
import { findView } from '@corridor/tools/registry/views'
import { Button } from '@corridor/ui/capture/button'
import { Timer } from '@corridor/ui/capture/timer'
import { IconChevronDown, IconChevronLeft, IconFlag } from '@tabler/icons-react'
import { memo, Suspense, useState } from 'react'
import { SyncPill } from '../../../device/pill/sync-pill.tsx'
import { useFromDevice } from '../../../device/use-device.ts'
import { useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import { loadedView } from '../capture-views.ts'
import { AboutEducator, CalendarFile, VisitTabs } from '../later.ts'
import { useVisit } from '../visit/use-visit.ts'
import styles from './capture-header.module.css'

type Said = 'visitId' | 'toolTypeId' | 'educator' | 'educatorId' | 'startedAt' | 'endedAt' | 'timeZone'

interface Props extends Pick<ObservationDocument, Said> {
  readonly id: string
  readonly now: () => number
  readonly onAddTool: () => void
  readonly onWrongPerson: () => void
}

/** The header of a capture screen. Nothing in it depends on the capture: a tap does not draw it again. */
export const CaptureHeader = memo(function CaptureHeader(props: Props) {
  const { id, visitId, toolTypeId, educator, educatorId, timeZone, now, onAddTool, onWrongPerson } = props
  const { navigate } = useDoor()
  const { startedAt, endedAt, mayChangeEducator } = useVisit(props)
  const [isAboutShown, setIsAboutShown] = useState(false)
  // A conference is prepared for days: its steps tell how long both have talked.
  const isTalk = isConference(toolTypeId)
  const title = findView(toolTypeId)?.title
  const { Icon } = loadedView(toolTypeId)
  const listed = useFromDevice((device) => device.snapshot()?.steps, undefined)
  const steps = (listed ?? []).filter((it) => it.educatorId === educatorId)
  const { grades, subject, room } = educator
  const askWhom = () => {
    setIsAboutShown(false)
    onWrongPerson()
  }
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
            {steps.length > 0 || mayChangeEducator ? (
              <button
                type="button"
                aria-expanded={isAboutShown}
                onClick={() => setIsAboutShown((was) => !was)}
              >
                {educator.name}
                {steps.length > 0 ? (
                  <IconFlag size={16} stroke={1.8} aria-label={counted(steps.length, 'open action step')} />
                ) : (
                  <IconChevronDown size={16} stroke={1.8} aria-hidden />
                )}
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
        {isTalk && (
          <Suspense fallback={<div className={styles.calendar} />}>
            <CalendarFile id={id} />
          </Suspense>
        )}
        <div className={styles.state}>
          {!isTalk && <Timer startedAt={startedAt} endedAt={endedAt} now={now} />}
          <SyncPill id={id} />
        </div>
      </div>
      <Suspense>
        {isAboutShown && (
          <AboutEducator
            steps={steps}
            timeZone={timeZone}
            onWrongPerson={mayChangeEducator ? askWhom : null}
          />
        )}
      </Suspense>
      {!isTalk && (
        <Suspense fallback={<div className={styles.tabs} />}>
          <VisitTabs id={id} visitId={visitId} now={now} onAdd={onAddTool} />
        </Suspense>
      )}
    </header>
  )
})
