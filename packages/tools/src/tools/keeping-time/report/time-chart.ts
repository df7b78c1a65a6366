import { type Middle, middleHalf, sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, ENOUGH_FOR_PERCENT, percent } from '@corridor/domain/words/count-words'
import type { PanelFacts, VisitFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { categories, NOT_OBSERVED } from '../categories.ts'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import { secondsWords } from '../time-words.ts'

const keys = categories.map(({ key }) => key).filter((key) => key !== NOT_OBSERVED)

/** A chart of what class time was used for, of the time observed. Few visits give minutes, and no share. */
export function timeChart({ total, visits, n }: PanelFacts, config: KeepingTimeConfig): Block[] {
  const count = countsIn(total)
  const observed = sum(keys.map((key) => count('category', key)))
  if (observed === 0) return []
  const byVisit = (visits ?? []).map(secondsIn).filter(({ observed }) => observed > 0)
  const isEnough = n.visits >= ENOUGH_FOR_PERCENT
  const parts = categories
    .flatMap(({ key, letter, hue }) => {
      const seconds = key === NOT_OBSERVED ? 0 : count('category', key)
      if (seconds === 0) return []
      const { label, isInstructional } = config.categories[key]
      const middle = byVisit.length < ENOUGH_FOR_PERCENT ? null : middleOfVisits(byVisit, key)
      return [{ key, letter, hue, label, seconds, isInstructional, share: seconds / observed, middle }]
    })
    // Teaching comes first, each from the most; equal ones keep the order of the pad.
    .sort((a, b) => Number(b.isInstructional) - Number(a.isInstructional) || b.seconds - a.seconds)
  const what = { title: 'Use of class time', n: n.visits, counted: counted(n.visits, 'visit') }
  if (!isEnough) return [minutesChart(parts, what)]
  return [
    {
      kind: 'chart',
      ...what,
      chart: {
        shape: 'shares',
        parts: parts.map(({ key, label, letter, hue, share, middle }) => ({
          key,
          label,
          letter,
          hue,
          share,
          middle,
        })),
      },
      table: {
        columns: [
          { title: 'Category' },
          ...['Time', 'Share', 'Middle half of visits'].map((title) => ({ title, isNumber: true })),
        ],
        rows: parts.map(({ label, letter, seconds, share, middle }) => [
          `${letter} ${label}`,
          secondsWords(seconds),
          percent(share),
          middleWords(middle),
        ]),
      },
    },
    ...(parts.some(({ middle }) => middle)
      ? [{ kind: 'note' as const, text: 'In parentheses: the middle half of visits.' }]
      : []),
  ]
}

type Seconds = ReturnType<typeof secondsIn>

/** What one visit used its time for, by category, and how much of it was observed. */
function secondsIn({ facts }: VisitFacts) {
  const by = new Map<string, number>()
  let observed = 0
  for (const { item, value, n } of facts) {
    if (item !== 'category' || value === NOT_OBSERVED) continue
    by.set(value, (by.get(value) ?? 0) + n)
    observed += n
  }
  return { by, observed }
}

function middleOfVisits(visits: readonly Seconds[], key: string): Middle | null {
  return middleHalf(visits.map(({ by, observed }) => (by.get(key) ?? 0) / observed)) ?? null
}

/** “19–34%” */
function middleWords(middle: Middle | null): string {
  return middle ? `${Math.round(100 * middle.low)}–${percent(middle.high)}` : '–'
}

type Part = { key: string; label: string; hue: (typeof categories)[number]['hue']; seconds: number }

function minutesChart(
  parts: readonly Part[],
  { title, n, counted }: { title: string; n: number; counted: string },
): Block {
  const minutes = ({ seconds }: Part) => Math.round(seconds / 6) / 10
  return {
    kind: 'chart',
    title: `${title}, in minutes`,
    n,
    counted,
    chart: {
      shape: 'stacked-bars',
      parts: parts.map(({ key, label, hue }) => ({ key, label, hue })),
      bars: [
        { label: 'All visits', values: Object.fromEntries(parts.map((part) => [part.key, minutes(part)])) },
      ],
    },
    table: {
      columns: [{ title: 'Visits' }, ...parts.map(({ label }) => ({ title: label, isNumber: true }))],
      rows: [['All visits', ...parts.map((part) => String(minutes(part)))]],
    },
  }
}
