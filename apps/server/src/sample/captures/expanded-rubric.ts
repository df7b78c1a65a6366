import {
  type ExpandedRubricCapture,
  ExpandedRubricConfig,
  type Mark,
  type Piece,
} from '@corridor/tools/tools/expanded-rubric/expanded-rubric.shape'
import { indicatorsOf } from '@corridor/tools/tools/expanded-rubric/indicators'
import { levelsOf, needsEvidence } from '@corridor/tools/tools/expanded-rubric/levels'
import { confidences } from '@corridor/tools/tools/expanded-rubric/rubric-terms'
import { type Random, seededRandom } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'

const SCORED = { fewest: 3, most: 7 }

/** A capture of some indicators of the rubric, as far as a visit goes. Evidence stands behind most levels. */
export function expandedRubricCapture({ educator, startedAt, minutes, isFinished, random, ...scene }: Scene) {
  const config = ExpandedRubricConfig.parse(scene.config)
  const all = indicatorsOf(config)
  const levels = levelsOf(config).map(({ value }) => value)
  const usual = 0.35 + 0.4 * seededRandom(`the rubric of ${educator}`).next()
  const count = Math.min(all.length, random.integer(SCORED.fewest, SCORED.most))
  const first = random.integer(0, all.length - count)
  const marks: Record<string, Mark> = {}
  const evidence: Piece[] = []
  for (const { id, domainId, attributes } of all.slice(first, first + count)) {
    const at = Math.min(levels.length - 1, Math.floor((usual + 0.5 * (random.next() - 0.5)) * levels.length))
    const level = levels[Math.max(0, at)] ?? 0
    const seen = attributes.filter(() => random.chance(0.45)).map((it) => [it.id, true] as const)
    marks[id] = {
      level,
      confidence: random.weighted(confidences, (it) => (it === 'medium' ? 3 : 2)),
      ...(seen.length > 0 ? { attributes: Object.fromEntries(seen) } : {}),
    }
    const pieces = needsEvidence(level, config) ? random.integer(1, 2) : random.integer(0, 2)
    for (let left = pieces; left > 0; left -= 1) {
      const second = random.integer(20, Math.max(40, minutes * 60))
      const seenAt = new Date(startedAt.getTime() + second * 1_000)
      evidence.push({ ...pieceOf(domainId, random), id: uuidV7(seenAt, random), indicatorId: id })
    }
  }
  const [one] = all.slice(first)
  if (isFinished && one && random.chance(0.6))
    marks[one.id] = { ...marks[one.id], growthNote: any(notes, random) }
  return isFinished ? { marks, evidence } : leftHalfway({ marks, evidence }, config)
}

/** A capture whose last chosen level still waits for what it rests on. */
function leftHalfway(capture: ExpandedRubricCapture, config: ExpandedRubricConfig): ExpandedRubricCapture {
  const top = levelsOf(config).at(-1)?.value ?? 0
  const [id] = Object.keys(capture.marks)
  if (!id || !needsEvidence(top, config)) return { marks: {}, evidence: [] }
  return {
    marks: { ...capture.marks, [id]: { ...capture.marks[id], level: top } },
    evidence: capture.evidence.filter(({ indicatorId }) => indicatorId !== id),
  }
}

function pieceOf(domainId: string, random: Random): Omit<Piece, 'id' | 'indicatorId'> {
  const stance = random.chance(0.15) ? 'contradicts' : 'supports'
  return { text: any(seen[domainId] ?? general, random), stance, source: null }
}

function any(words: readonly string[], random: Random): string {
  return words[random.integer(0, words.length - 1)] ?? ''
}

const general = [
  'Students worked in pairs for six minutes and wrote one sentence each.',
  'Three of four tables had the materials open before the bell.',
]

const seen: Readonly<Record<string, readonly string[]>> = {
  community: [
    'T at the door: a greeting and a name for each student.',
    'S3 moved a chair so that S8 could see the board.',
    'From the carpet to the tables in 50 seconds, without a reminder.',
    'T, quietly at table 4: “Which agreement helps us here?”',
  ],
  instruction: [
    'T: “Say more. Where do you see that?”',
    'T waited about four seconds after each question.',
    'S5: “Today we find out why the two ways differ.”',
    'T thought aloud while drawing the first model; most pencils moved at once.',
    'Two students answered five of the seven questions.',
  ],
  thinking: [
    'S7: “That counts, because it happened twice.”',
    'Groups sorted twelve cards and wrote down the rule they used.',
    'S2 to S4: “I got something else. Show me yours.”',
    'The sheet asked for one word in each blank.',
  ],
  response: [
    'Every board went up; T sorted them into three kinds and named the next step for each.',
    'T stopped the class after the second try and drew another example.',
    'S9 crossed out a line after reading the partner’s note.',
    'Sentence starters lay on each table; about half of the students used them.',
  ],
}

const notes = [
  'Pairs had 40 seconds before the share. What might more students say with a full minute?',
  'What would you like to hear from the tables at the back?',
  'Which of the three examples did the most work for them?',
]
