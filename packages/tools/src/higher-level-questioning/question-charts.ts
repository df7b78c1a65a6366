import type { Block } from '@corridor/domain/block'
import { counted } from '@corridor/domain/count-words'
import { type Slot, slots, slotTitles } from './five-minutes.ts'
import { type Level, levelLooks } from './levels.ts'
import { type Asker, askers } from './question-terms.ts'

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

interface Profile {
  readonly questions: (slot: Slot) => number
  readonly high: (slot: Slot) => number
  readonly seconds: (slot: Slot) => number
}

/** Minutes in which nobody listened are left out: a bar of nought would say that nobody asked. */
export function profileChart({ questions, high, seconds }: Profile, { n, one }: Counted): Block {
  const heard = slots.filter((slot) => seconds(slot) > 0 || questions(slot) > 0)
  const low = (slot: Slot) => questions(slot) - high(slot)
  return {
    kind: 'chart',
    title: 'Questions in every five minutes',
    chart: {
      shape: 'stacked-bars',
      isOrdered: true,
      parts: [...cutParts],
      bars: heard.map((slot) => ({
        label: slotTitles[slot],
        values: { low: low(slot), high: high(slot) },
      })),
    },
    table: {
      columns: [
        { title: 'Part of the visit' },
        ...cutParts.map(({ label }) => ({ title: label, isNumber: true })),
        { title: 'Minutes observed', isNumber: true },
      ],
      rows: heard.map((slot) => [
        slotTitles[slot],
        String(low(slot)),
        String(high(slot)),
        (seconds(slot) / 60).toFixed(1),
      ]),
    },
    n,
    counted: counted(n, one),
  }
}
