import type { Ribbon } from '@corridor/domain/report/block'
import { Button } from '@corridor/ui/capture/button'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { Fragment, useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { elapsedIn } from '../../../visit/elapsed.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf } from '../labels.ts'
import { atSecond, type Segment } from '../segments.ts'
import { secondsOf } from '../sums.ts'
import type { Track } from '../tracks.ts'
import { SegmentEditor } from './segment-editor.capture.tsx'
import { SegmentRow } from './segment-row.capture.tsx'
import styles from './segment-table.module.css'

/** How many segments show at first: the last ones are those that are corrected. */
const SHOWN = 4

interface Props extends CaptureProps<KeepingTimeConfig, KeepingTimeCapture> {
  readonly of: Track
  readonly title: string
  readonly parts: Ribbon['parts']
  readonly patterns: string
  readonly segments: readonly Segment[]
  readonly isRunning: boolean
}

export function SegmentTable({ of, title, segments, parts, patterns, isRunning, ...props }: Props) {
  // Several rows may be open at a time: opening one closes none above it.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setIsAll] = useState(!isRunning)
  const toggle = useSteady((id: string) =>
    setOpen((was) => new Set(was.has(id) ? [...was].filter((it) => it !== id) : [...was, id])),
  )
  const since = (second: number) => elapsedIn(props.visit, atSecond(props.visit.startedAt, second))
  const newest = segments.map((segment, index) => ({ segment, index })).reverse()
  const shown = isAll ? newest : newest.slice(0, SHOWN)
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Start</th>
            <th scope="col" className={styles.end}>
              End
            </th>
            <th scope="col">Length</th>
            <th scope="col" className={styles.note}>
              Note
            </th>
            <th aria-label="Edit" />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ segment, index }) => (
            <Fragment key={segment.id ?? 'before the first'}>
              <SegmentRow
                id={segment.id}
                label={labelOf(of, segment.key, props.config)}
                part={of === 'activities' ? parts.find(({ key }) => key === segment.key) : undefined}
                parts={parts}
                patterns={patterns}
                start={since(segment.from)}
                end={since(segment.to)}
                seconds={secondsOf(segment)}
                note={segment.note}
                isNow={isRunning && index === segments.length - 1}
                isOpen={segment.id !== null && open.has(segment.id)}
                onToggle={toggle}
              />
              {segment.id !== null && open.has(segment.id) && (
                <tr>
                  <td colSpan={6} className={styles.editor}>
                    <SegmentEditor
                      {...props}
                      of={of}
                      segments={segments}
                      index={index}
                      segment={segment}
                      onToggle={toggle}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {newest.length > shown.length && (
        <Button look="quiet" className={styles.all} onClick={() => setIsAll(true)}>
          Show all {newest.length}
        </Button>
      )}
    </div>
  )
}
