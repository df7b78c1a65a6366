import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import { useStays } from '@corridor/ui/capture/use-stays'
import { IconArrowsSplit2, IconTrash } from '@tabler/icons-react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { elapsedIn } from '../../../visit/elapsed.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf } from '../labels.ts'
import { atSecond, boundsOf, type Segment } from '../segments.ts'
import type { Start } from '../starts.ts'
import type { Track } from '../tracks.ts'
import { BoundaryStepper } from './boundary-stepper.capture.tsx'
import { edited, removed } from './changes.ts'
import { KindSelect } from './kind-select.capture.tsx'
import styles from './segment-editor.module.css'
import { splitOf } from './split.ts'

const LETTERS = 200

interface Props extends CaptureProps<KeepingTimeConfig, KeepingTimeCapture> {
  readonly of: Track
  readonly segments: readonly Segment[]
  readonly segment: Segment
  readonly index: number
  /** Opens the editor of a segment, or closes it. */
  readonly onToggle: (id: string) => void
}

/**
 * The editor of a segment. A boundary belongs to both its neighbors: moving it makes one longer and the other as
 * much shorter.
 */
export function SegmentEditor({ of, segments, segment, index, onToggle, ...props }: Props) {
  const { config, visit, change, newId } = props
  const name = labelOf(of, segment.key, config)
  const next = segments[index + 1]
  const hold = useStays()
  const since = (second: number) => elapsedIn(visit, atSecond(visit.startedAt, second))
  const close = () => segment.id !== null && onToggle(segment.id)

  const edit = (did: string, starts: (all: readonly Start[]) => readonly Start[], one?: string) =>
    change(did, (capture) => ({ ...capture, [of]: starts(capture[of]) }), one)
  const move = (what: string, it: Segment) => (second: number) =>
    edit(
      `${what} of “${name}”`,
      (all) => edited(all, it, { at: atSecond(visit.startedAt, second) }),
      `boundary of ${it.id}`,
    )
  const split = (button: Element) => {
    // The new segment stands above: the button stays under the finger.
    hold(button)
    const start = splitOf(of, segment, { id: newId(), startedAt: visit.startedAt, config })
    edit(`split of “${name}”`, (all) => [...all, start])
    onToggle(start.id)
  }
  const remove = () => {
    edit(`“${name}” removed`, (all) => removed(all, segments, index))
    close()
  }
  return (
    <div className={styles.editor}>
      <KindSelect
        of={of}
        config={config}
        value={segment.key}
        onChange={(key) => edit(`“${labelOf(of, key, config)}”`, (all) => edited(all, segment, { key }))}
      />
      <BoundaryStepper
        label="Start"
        value={segment.from}
        time={since(segment.from)}
        bounds={boundsOf(segments, index)}
        onChange={move('start', segment)}
      />
      {next === undefined ? (
        <p className={styles.goesOn}>It ends with the next tap.</p>
      ) : (
        <BoundaryStepper
          label="End"
          value={segment.to}
          time={since(segment.to)}
          bounds={boundsOf(segments, index + 1)}
          onChange={move('end', next)}
        />
      )}
      <TextArea
        label="Note"
        isLabelShown
        className={styles.note ?? ''}
        maxLength={Math.max(LETTERS, segment.note.length)}
        value={segment.note}
        onChange={(note) => edit('note', (all) => edited(all, segment, { note }), `note of ${segment.id}`)}
      />
      <div className={styles.acts}>
        <Button
          look="quiet"
          icon={<IconArrowsSplit2 size={18} stroke={1.8} aria-hidden />}
          aria-disabled={segment.to - segment.from < 2}
          onClick={({ currentTarget }) => segment.to - segment.from >= 2 && split(currentTarget)}
        >
          Split in two
        </Button>
        <Button look="quiet" icon={<IconTrash size={18} stroke={1.8} aria-hidden />} onClick={remove}>
          Remove
        </Button>
        <Button onClick={close}>Done</Button>
      </div>
    </div>
  )
}
