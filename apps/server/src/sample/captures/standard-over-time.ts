import { shippedStandards } from '@corridor/tools/standard-over-time/shipped-standards'
import { blankCheck } from '@corridor/tools/standard-over-time/standard-changes'
import type { StandardOverTimeCapture } from '@corridor/tools/standard-over-time/standard-over-time.shape'
import { seededRandom } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './captures.ts'

const standards = shippedStandards()

const evidence = [
  'Nobody gave a reason; answers were single words.',
  '2 of 9 students said why after a second question.',
  '4 of 6 students at the board said why; two gave the steps only.',
  'All 5 tables gave a reason, and two asked another table for theirs.',
] as const

const words = [
  'Because both sides have to stay the same.',
  'I disagree with S4, the graph goes down here.',
  'It says so in the second line.',
  'Wait, can we check that again?',
] as const

/** One standard for each educator, a little higher as the year goes on. */
export function standardOverTimeCapture({
  educator,
  startedAt,
  isFinished,
  random,
}: Scene): StandardOverTimeCapture {
  const focus = seededRandom(`the focus of ${educator}`)
  const standardId = standards[focus.integer(0, standards.length - 1)]?.id ?? 'explain'
  const check = { ...blankCheck(), standardId }
  if (!isFinished) return check
  if (random.chance(0.12)) return { ...check, hadChance: false }
  const month = (startedAt.getUTCMonth() + 5) % 12
  const level = Math.max(0, Math.min(3, Math.round(focus.next() * 1.4 + month * 0.12 + random.next())))
  const said = random.chance(0.4) ? (words[random.integer(0, words.length - 1)] ?? '') : ''
  const at = new Date(startedAt.getTime() + random.integer(90, 400) * 1_000)
  return {
    ...check,
    hadChance: true,
    level,
    evidence: evidence[level] ?? '',
    words: said === '' ? [] : [{ id: uuidV7(at, random), at: at.toISOString(), text: said }],
  }
}
