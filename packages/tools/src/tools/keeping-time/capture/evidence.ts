import type { PickedFrom } from '../../../definition/capture-view.ts'
import type { Visit } from '../../../definition/tool.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf } from '../labels.ts'
import { atSecond } from '../segments.ts'
import { secondsOf } from '../sums.ts'
import { secondsWords } from '../time-words.ts'
import { track, visitLength } from '../tracks.ts'

/** What other tools of the visit may pick: what the class did, for how long. */
export function segmentEvidence(
  capture: KeepingTimeCapture,
  config: KeepingTimeConfig,
  visit: Visit,
): PickedFrom[] {
  const segments = track(capture, 'activities', visit, visitLength(capture, visit))
  return segments.flatMap((it) => {
    if (it.id === null) return []
    const name = labelOf('activities', it.key, config)
    // The one that still goes on has no length yet.
    const words = secondsOf(it) > 0 ? `${name}, ${secondsWords(secondsOf(it))}` : name
    const text = it.note === '' ? words : `${words}: ${it.note}`
    return [{ entryId: it.id, kind: 'Segment', at: atSecond(visit.startedAt, it.from), text }]
  })
}
