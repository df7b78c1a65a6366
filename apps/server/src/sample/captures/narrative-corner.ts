import { aLine, toggleTag } from '@corridor/tools/tools/narrative-corner/capture/line-changes'
import type {
  Line,
  NarrativeCapture,
  Span,
} from '@corridor/tools/tools/narrative-corner/narrative-corner.shape'
import type { Random } from '../random.ts'
import type { Targets } from '../rows/targets.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Shows } from './lessons/lesson.ts'
import { lessonsIn } from './lessons/lessons.ts'
import type { Scene } from './scene.ts'

const LINES = { fewest: 6, most: 12, mostBefore: 7 }

/** A capture of a stretch of a lesson, line by line, and what some of it shows. What somebody said is by seat. */
export function narrativeCapture({ startedAt, minutes, students, targets, random, ...scene }: Scene) {
  const script = random.weighted(lessonsIn(scene.subject), () => 1)
  const most = scene.isThisYear ? LINES.most : LINES.mostBefore
  const count = Math.min(script.length, random.integer(LINES.fewest, most))
  const pace = (minutes * 60) / (count + 1)
  const lines = script.slice(0, count).map(([kind, who, text], index) => {
    const at = new Date(startedAt.getTime() + (index * pace + random.integer(8, 8 + pace / 2)) * 1_000)
    const speaker = who === 'Sn' ? `S${random.integer(1, Math.max(1, Math.min(students, 60)))}` : who
    return aLine({ id: uuidV7(at, random), at: at.toISOString(), kind, speaker }, text)
  })
  // An observer who was called away had written one line, and thought better of it.
  const [first] = lines
  const begun = first ? [{ ...first, removedAt: first.at }] : []
  const tagged = lines.map((line, index) => taggedWith(line, script[index]?.[3] ?? {}, targets, random))
  return { lines: scene.isFinished ? tagged : begun } satisfies NarrativeCapture
}

/** Tags a line with what it shows. Like any observer, it leaves some tags out. */
function taggedWith(line: Line, shows: Shows, targets: Targets, random: Random): Line {
  let tagged = line
  for (const [item, words] of Object.entries(shows)) {
    const target = targets.get(item)
    if (target && random.chance(0.7))
      tagged = { ...tagged, ...toggleTag(tagged, target, spanOf(line, words)) }
  }
  return tagged
}

function spanOf({ text }: Line, words: string | null): Span | null {
  if (words === null) return null
  const from = text.indexOf(words)
  return { from, to: from + words.length }
}
