import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import { counted } from '@corridor/domain/words/count-words'
import type { Fact } from '../../../definition/tool.ts'
import { type Level, levelLooks, levelsOf, type Scale } from '../levels.ts'
import { askers } from '../question-terms.ts'

interface QuestionedVisit {
  readonly label: string
  readonly facts: readonly Fact[]
  readonly opens?: Opening
}

/** Academic questions of a visit at a level, whoever asked. */
function askedAt(facts: readonly Fact[], level: Level): number {
  return sum(
    facts
      .filter(({ item, value }) => value === level && askers.some((it) => item === `level-${it}`))
      .map(({ n }) => n),
  )
}

/** Questions by level, a bar for each visit, and how many of them were high. All visits have the same scale. */
export function visitMix(visits: readonly QuestionedVisit[], scale: Scale): Block[] {
  const levels = levelsOf[scale]
  const mixes = visits.map(({ facts, ...visit }) => {
    const at = levels.map((level) => askedAt(facts, level))
    const high = sum(levels.map((level, index) => (levelLooks[level].isHigh ? (at[index] ?? 0) : 0)))
    return { ...visit, at, high, all: sum(at) }
  })
  const n = sum(mixes.map(({ all }) => all))
  return [
    {
      kind: 'chart',
      title: 'Academic questions by level',
      chart: {
        shape: 'stacked-bars',
        isOrdered: true,
        parts: levels.map((key) => ({ key, label: levelLooks[key].title })),
        bars: mixes.map(({ label, at, opens }) => ({
          label,
          values: Object.fromEntries(levels.map((level, index) => [level, at[index] ?? 0])),
          ...(opens && { opens }),
        })),
      },
      table: {
        columns: [
          { title: 'Visit' },
          ...levels.map((level) => ({ title: levelLooks[level].title, isNumber: true })),
          { title: highWords(scale), isNumber: true },
        ],
        rows: mixes.map(({ label, at, high, all }) => [label, ...at.map(String), `${high} of ${all}`]),
      },
      n,
      counted: `${counted(visits.length, 'visit')}, ${counted(n, 'academic question')}`,
    },
    {
      kind: 'facts',
      items: mixes.map(({ label, high, all }) => ({
        label,
        value: `${high} of ${all}`,
        note: highWords(scale),
      })),
    },
  ]
}

/** “Analyze or above” */
function highWords(scale: Scale): string {
  const lowest = levelsOf[scale].find((it) => levelLooks[it].isHigh)
  const title = lowest ? levelLooks[lowest].title : ''
  return lowest === levelsOf[scale].at(-1) ? title : `${title} or above`
}
