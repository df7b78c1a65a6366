import type { Ribbon } from '@corridor/domain/report/block'
import { Button } from '@corridor/ui/capture/button'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import type { Segment } from '../segments.ts'
import { SegmentTable } from './segment-table.capture.tsx'
import styles from './segments.module.css'

interface Props extends CaptureProps<KeepingTimeConfig, KeepingTimeCapture> {
  readonly parts: Ribbon['parts']
  readonly patterns: string
  readonly done: readonly Segment[]
  readonly grouped: readonly Segment[]
  readonly isRunning: boolean
}

/** The recorded segments, to look at and to correct. On a phone they wait behind a button. */
export function Segments({ done, grouped, ...props }: Props) {
  const [isShown, setIsShown] = useState(false)
  const Chevron = isShown ? IconChevronUp : IconChevronDown
  if (props.capture.activities.length === 0 && grouped.length === 0) return null
  return (
    <section className={styles.segments} aria-label="Segments">
      <Button
        className={styles.toggle}
        aria-expanded={isShown}
        icon={<Chevron size={20} stroke={1.8} aria-hidden />}
        onClick={() => setIsShown(!isShown)}
      >
        Segments
      </Button>
      <div className={styles.tables} data-shown={isShown}>
        <SegmentTable {...props} of="activities" title="Segment" segments={done} />
        {grouped.length > 0 && <SegmentTable {...props} of="groupings" title="Grouping" segments={grouped} />}
      </div>
    </section>
  )
}
