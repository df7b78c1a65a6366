import type { LookForCapture, Mark } from '@corridor/tools/tools/custom-look-for/custom-look-for.shape'
import { blankMark } from '@corridor/tools/tools/custom-look-for/marks'
import { type LookFor, LookForSet } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import { itemsIn, optionsOf } from '@corridor/tools/tools/custom-look-for/set/set-order'
import { type Random, seededRandom } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'

/** A capture with a mark for most items, as the visit goes on. Each class and each look-for has a share of its own. */
export function lookForCapture({ educator, startedAt, minutes, random, ...scene }: Scene): LookForCapture {
  const all = itemsFor(scene.config)
  // An observer who was called away was halfway through.
  const items = scene.isFinished ? all : all.slice(0, Math.ceil(all.length / 2))
  const lean = 0.2 * (seededRandom(`the class of ${educator}`).next() - 0.5)
  const marks: Record<string, Mark> = {}
  const runs: LookForCapture['runs'] = []
  const lasts = minutes * 60_000
  for (const [index, item] of items.entries()) {
    const isFirst = index === 0
    if (!isFirst && random.chance(0.08)) continue
    const begins = startedAt.getTime() + (lasts * (index + 1)) / (items.length + 2)
    const at = new Date(begins).toISOString()
    if (item.type === 'timer') {
      const ends = new Date(begins + random.integer(20, 110) * 1_000)
      const id = uuidV7(new Date(begins), random)
      runs.push({ id, itemId: item.id, startedAt: at, endedAt: ends.toISOString() })
    } else marks[item.id] = { ...blankMark(at), ...answerTo(item, lean, random) }
  }
  return { marks, runs, files: [] }
}

/** The set is checked once, not with each of hundreds of visits. */
const checked = new WeakMap<object, readonly LookFor[]>()

function itemsFor(config: object): readonly LookFor[] {
  const items = checked.get(config) ?? itemsIn(LookForSet.parse(config))
  checked.set(config, items)
  return items
}

function answerTo(item: LookFor, lean: number, random: Random): Partial<Mark> {
  const share = 0.35 + 0.4 * seededRandom(`the look-for ${item.id}`).next() + lean
  switch (item.type) {
    case 'present':
      return stateOf(item, share, random)
    case 'count':
      return { number: random.integer(2, 14) }
    case 'percent':
      return { number: Math.min(100, 5 * Math.round(20 * (share + 0.35 * random.next()))) }
    case 'text':
      return { text: seenFor(item, random) }
    case 'multiple': {
      const chosen = optionsOf(item).filter(() => random.chance(share))
      if (chosen.length === 0) return { choice: 'none' }
      return { choices: Object.fromEntries(chosen.map(({ id }) => [id, true as const])) }
    }
    default:
      return { choice: random.weighted(optionsOf(item), () => 1).id }
  }
}

function stateOf(item: LookFor, share: number, random: Random): Partial<Mark> {
  if (random.chance(0.14)) return { state: 'no-opportunity' }
  if (!random.chance(share)) return { state: 'not-observed' }
  return { state: 'observed', evidence: random.chance(0.3) ? seenFor(item, random) : '' }
}

const seen = [
  '5 of 6 pairs I heard gave a reason.',
  '“I got this by doing the hard part first.”',
  'Two students went back to the chart without being told.',
  'S7: “I want to add to that, because…”',
  'Nine of ten desks in the back half had begun within a minute.',
  'Table 4 compared two drawings and agreed on one.',
  '“Where does it say so?”, and three hands point to the same place.',
  'The anchor chart; S3 and S9 walk up to it.',
  'Partners took turns; the timer on the board showed 2 minutes.',
  '“How do you know?” was asked four times.',
]

/** Evidence that an observer might have written down. No student has a name. */
function seenFor(item: LookFor, random: Random): string {
  const words = seen[random.integer(0, seen.length - 1)] ?? ''
  return item.type === 'text' ? `${words} Student work from this week is up.` : words
}
