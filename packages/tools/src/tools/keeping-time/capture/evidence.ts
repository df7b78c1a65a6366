import type { PickedFrom } from '../../../definition/capture-view.ts'
import type { Visit } from '../../../definition/tool.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf } from '../labels.ts'
import { atSecond, type Segment } from '../segments.ts'
import { secondsIn, secondsOf } from '../sums.ts'
import { secondsWords } from '../time-words.ts'
import { track, visitLength } from '../tracks.ts'

/** The evidence that other tools of the visit may pick: what the class did, for how long. */
export function segmentEvidence(
  capture: KeepingTimeCapture,
  config: KeepingTimeConfig,
  visit: Visit,
): PickedFrom[] {
  const segments = track(capture, 'activities', visit, visitLength(capture, visit))
  const each = segments.flatMap((it) => {
    if (it.id === null) return []
    const name = labelOf('activities', it.key, config)
    // The segment that still goes on has no length yet.
    const words = secondsOf(it) > 0 ? `${name}, ${secondsWords(secondsOf(it))}` : name
    const text = it.note === '' ? words : `${words}: ${it.note}`
    return [{ entryId: it.id, kind: 'Segment', at: atSecond(visit.startedAt, it.from), text }]
  })
  return [...summaryOf(segments, config, visit), ...each]
}

/** “Modeling 4:10, Discussion 3:25”, the longest first. */
function summaryOf(segments: readonly Segment[], config: KeepingTimeConfig, visit: Visit): PickedFrom[] {
  const keys = [...new Set(segments.filter(({ id }) => id !== null).map(({ key }) => key))]
  const lengths = keys
    .map((key) => ({ key, seconds: secondsIn(segments, key) }))
    .filter((it) => it.seconds > 0)
  const last = segments.at(-1)
  if (!last || lengths.length === 0) return []
  const text = lengths
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ key, seconds }) => `${labelOf('activities', key, config)} ${secondsWords(seconds)}`)
    .join(', ')
  return [{ entryId: 'summary', kind: 'Summary', at: atSecond(visit.startedAt, last.from), text }]
}
