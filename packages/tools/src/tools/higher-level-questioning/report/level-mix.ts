import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { type Level, levelLooks } from '../levels.ts'

/** One bar of all questions, from the lowest level up. */
export function levelMix(levels: readonly Level[], count: (level: Level) => number): Block {
  const n = sum(levels.map(count))
  return {
    kind: 'chart',
    title: 'Questions by level',
    chart: {
      shape: 'stacked-bars',
      isOrdered: true,
      parts: levels.map((key) => ({ key, label: levelLooks[key].title })),
      bars: [
        { label: 'All visits', values: Object.fromEntries(levels.map((level) => [level, count(level)])) },
      ],
    },
    table: {
      columns: [
        { title: 'Academic questions' },
        ...levels.map((level) => ({ title: levelLooks[level].title, isNumber: true })),
      ],
      rows: [['All visits', ...levels.map((level) => String(count(level)))]],
    },
    n,
    counted: counted(n, 'academic question'),
  }
}

/** “Analyze or above”: where the scale is cut. */
export function cutTitle(levels: readonly Level[]): string {
  const [first, ...above] = levels.filter((level) => levelLooks[level].isHigh)
  if (first === undefined) return 'High level'
  return above.length === 0 ? `${levelLooks[first].title} level` : `${levelLooks[first].title} or above`
}
