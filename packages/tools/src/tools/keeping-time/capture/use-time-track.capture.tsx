import { useSteady } from '@corridor/ui/capture/use-steady'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf } from '../labels.ts'
import { MOST_STARTS, tapAt } from '../starts.ts'
import { type Track, track } from '../tracks.ts'
import { begun } from './changes.ts'

type Props = CaptureProps<KeepingTimeConfig, KeepingTimeCapture>

/** One of the two tracks up to a second of the visit, and what a tap on it does. */
export function useTimeTrack(
  { capture, config, visit, change, newId, now }: Props,
  of: Track,
  until: number,
) {
  const starts = capture[of]
  const segments = track(capture, of, visit, until)
  const current = starts.length === 0 ? undefined : segments.at(-1)
  // A finished visit is changed segment by segment; where nothing was tapped, one tap says what it was.
  const mayTap = starts.length < MOST_STARTS && (visit.endedAt === null || starts.length === 0)

  const tap = useSteady((key: string) => {
    if (!mayTap || key === current?.key) return
    const at = visit.endedAt === null ? tapAt(starts, visit.startedAt, now()) : visit.startedAt
    const start = { id: newId(), at, key, note: '' }
    change(`“${labelOf(of, key, config)}”`, (it) => ({ ...it, [of]: begun(it[of], start) }))
  })
  return { segments, current, mayTap, tap }
}
