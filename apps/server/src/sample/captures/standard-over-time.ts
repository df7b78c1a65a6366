import { knownOf } from '@corridor/tools/tools/standard-over-time/run/earlier-checks'
import { shippedStandards } from '@corridor/tools/tools/standard-over-time/shipped-standards'
import { blankCheck, chooseStandard } from '@corridor/tools/tools/standard-over-time/standard-changes'
import type { StandardOverTimeCapture } from '@corridor/tools/tools/standard-over-time/standard-over-time.shape'
import { seededRandom } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'
import { evidenceOf } from './standard-evidence.ts'

const standards = shippedStandards()
const CHECKS_A_ROUND = 6

const words = [
  'Because both sides have to stay the same.',
  'I disagree with S4, the graph goes down here.',
  'It says so in the second line.',
  'Wait, can we check that again?',
] as const

/** A capture of one standard for each educator and year, a little higher with each check; once it cannot be seen. */
export function standardOverTimeCapture({
  educator,
  startedAt,
  isFinished,
  isThisYear,
  earlier,
  random,
}: Scene): StandardOverTimeCapture {
  const focus = seededRandom(`the focus of ${educator}${isThisYear ? '' : ' before'}`)
  const standard = standards[focus.integer(0, standards.length - 1)]
  if (!standard) throw new Error('There is no standard.')
  const { id: standardId } = standard
  const known = knownOf(earlier, standard, startedAt.toISOString())
  const { run } = known
  const check = chooseStandard(blankCheck(), standardId, known)
  if (!isFinished) return check
  if (run.length % CHECKS_A_ROUND === focus.integer(1, 3)) return { ...check, hadChance: false }
  const level = Math.min(3, Math.round(0.4 + focus.next() + run.length * 0.35 + 0.4 * (random.next() - 0.5)))
  const said = random.chance(0.4) ? (words[random.integer(0, words.length - 1)] ?? '') : ''
  const at = new Date(startedAt.getTime() + random.integer(90, 400) * 1_000)
  return {
    ...check,
    hadChance: true,
    level,
    evidence: evidenceOf[standardId]?.[level] ?? '',
    words: said === '' ? [] : [{ id: uuidV7(at, random), at: at.toISOString(), text: said }],
  }
}
