import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { type Level, levelLooks } from '../levels.ts'
import { type Asker, askers } from '../question-terms.ts'

/** What the charts count: 17 questions, or 89 visits. */
interface Counted {
  readonly n: number
  readonly one: string
}

const askerParts = [
  { key: 'teacher', label: 'Asked by the teacher', hue: 'petrol' },
  { key: 'student', label: 'Asked by a student', hue: 'marigold' },
] as const

export function levelChart(
  levels: readonly Level[],
  count: (level: Level, asker: Asker) => number,
  { n, one }: Counted,
): Block {
  return {
    kind: 'chart',
    title: 'Questions by level',
    chart: {
      shape: 'stacked-bars',
      parts: [...askerParts],
      bars: levels.map((level) => ({
        label: levelLooks[level].title,
        values: Object.fromEntries(askers.map((asker) => [asker, count(level, asker)])),
      })),
    },
    table: {
      columns: [
        { title: 'Level' },
        { title: 'Cut' },
        ...askerParts.map(({ label }) => ({ title: label, isNumber: true })),
      ],
      rows: levels.map((level) => [
        levelLooks[level].title,
        levelLooks[level].isHigh ? 'high' : '',
        ...askers.map((asker) => String(count(level, asker))),
      ]),
    },
    n,
    counted: counted(n, one),
  }
}

const cutParts = [
  { key: 'low', label: 'Other levels' },
  { key: 'high', label: 'High level' },
] as const

interface Minutes {
  readonly title: string
  readonly low: number
  readonly high: number
  readonly seconds: number
}

/**
 * A chart of questions by minutes. Minutes in which nobody listened are left out: a bar of zero would say that
 * nobody asked.
 */
export function profileChart(minutes: readonly Minutes[], { n, one }: Counted): Block {
  const heard = minutes.filter(({ low, high, seconds }) => low + high + seconds > 0)
  return {
    kind: 'chart',
    title: 'Questions in every five minutes',
    chart: {
      shape: 'stacked-bars',
      isOrdered: true,
      parts: [...cutParts],
      bars: heard.map(({ title, low, high }) => ({ label: title, values: { low, high } })),
    },
    table: {
      columns: [
        { title: 'Part of the visit' },
        ...cutParts.map(({ label }) => ({ title: label, isNumber: true })),
        { title: 'Minutes observed', isNumber: true },
      ],
      rows: heard.map(({ title, low, high, seconds }) => [
        title,
        String(low),
        String(high),
        (seconds / 60).toFixed(1),
      ]),
    },
    n,
    counted: counted(n, one),
  }
}
