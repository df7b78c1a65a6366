import { aLine } from '@corridor/tools/narrative-corner/line-changes'
import type { NarrativeCapture } from '@corridor/tools/narrative-corner/narrative-corner.shape'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './captures.ts'
import { scripts } from './scripts.ts'

const LINES = { fewest: 6, most: 12, mostBefore: 7 }

/** A stretch of one of a few lessons, line by line. What somebody said is by seat. */
export function narrativeCapture({ startedAt, minutes, students, random, ...scene }: Scene) {
  const script = random.weighted(scripts, () => 1)
  const most = scene.isThisYear ? LINES.most : LINES.mostBefore
  const count = Math.min(script.length, random.integer(LINES.fewest, most))
  const pace = (minutes * 60) / (count + 1)
  const lines = script.slice(0, count).map(([kind, who, text], index) => {
    const at = new Date(startedAt.getTime() + (index * pace + random.integer(8, 8 + pace / 2)) * 1_000)
    const speaker = who === 'Sn' ? `S${random.integer(1, Math.max(1, Math.min(students, 60)))}` : who
    return aLine({ id: uuidV7(at, random), at: at.toISOString(), kind, speaker }, text)
  })
  // Whoever was called away had written one line, and thought better of it.
  const [first] = lines
  const begun = first ? [{ ...first, removedAt: first.at }] : []
  return { lines: scene.isFinished ? lines : begun } satisfies NarrativeCapture
}
