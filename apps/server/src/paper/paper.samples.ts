import type { Block, BlockTable } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { PaperCard, PaperDocument } from './paper-document.ts'

export const documentOf = (
  cards: readonly PaperCard[],
  rest: Partial<PaperDocument> = {},
): PaperDocument => ({
  title: 'School overview',
  subtitle: 'Copper Ridge Middle School · Aug 17 to Oct 22, 2026',
  language: 'en-US',
  cards,
  notices: [],
  footer: 'Visits are not a random sample of lessons.',
  madeAt: 'Counted Oct 22, 2026, 9:31 AM',
  ...rest,
})

export const cardOf = (title: string, ...blocks: Block[]): PaperCard => ({ title, line: '', blocks })

const table: BlockTable = {
  columns: [{ title: 'What' }, { title: 'Visits', isNumber: true }],
  rows: [['Mon', '13']],
}
const middle = { low: 0.2, high: 0.4 }
const rate = { share: 0.75, low: 0.53, high: 0.89 }

/** Names of 120 letters each. */
export const longNames = [
  'Guadalupe Wolfeschlegelsteinhausenbergerdorff-Rodríguez Łukasiewicz '.repeat(2).slice(0, 120),
  'Константин Превысокомногорассмотрительный-Воскресенский '.repeat(3).slice(0, 120),
  'محمد عبد الرحمن بن عبد العزيز بن سعود الهاشمي '.repeat(3).slice(0, 120),
  '王小明欧阳修诸葛亮司马相如上官婉儿皇甫嵩'.repeat(6),
]

export const weeksOf = (count: number): Block => ({
  kind: 'chart',
  title: 'Visits per week',
  n: count,
  counted: counted(count, 'visit'),
  table,
  chart: {
    shape: 'weeks',
    goal: { low: 10, high: 14 },
    weeks: Array.from({ length: count }, (_, week) => ({
      monday: new Date(Date.UTC(2026, 7, 17 + 7 * week)).toISOString().slice(0, 10),
      label: `Week ${week + 1}`,
      visits: week % 15,
      closure: week % 9 === 8 ? 'Break' : null,
      isSoFar: week === count - 1,
    })),
  },
})

type Chart = Extract<Block, { kind: 'chart' }>['chart']

/** One chart of each shape, with something in it. */
export const charts: readonly Chart[] = [
  { shape: 'tallies', groups: [{ title: 'Weekday', rows: [{ label: 'Mon', n: 13 }] }] },
  { shape: 'dots', dots: [{ label: 'Oct 1', share: 0.83, isIndicative: true }], median: 0.83, middle: null },
  {
    shape: 'shares',
    parts: [{ key: 'd', label: 'Direct', letter: 'D', hue: 'petrol', share: 1, middle }],
  },
  {
    shape: 'rows',
    head: 'Look-for',
    bars: null,
    rates: 'Observed rate',
    columns: ['Observed'],
    rows: [{ code: 'A1', label: 'Students read', values: {}, rate, cells: [{ words: '15 of 20 (75%)' }] }],
  },
  { shape: 'trend', points: [{ label: 'Sep', words: '18 of 31', rate, begins: null, isBreak: false }] },
  {
    shape: 'grid',
    head: 'School',
    columns: [{ label: 'A1', title: 'Students read' }],
    rows: [{ label: 'Copper Ridge', note: '24', hidden: null, cells: [{ words: '75%', step: 4 }] }],
  },
  { shape: 'funnel', steps: [{ label: 'Agreed', n: 27, of: 27 }] },
  { shape: 'columns', columns: [{ label: '0–5', n: 3, isMain: true }] },
  {
    shape: 'visit-run',
    median: null,
    points: [
      {
        label: 'Oct 1',
        note: '',
        share: 0.8,
        rings: [0.7],
        isIndicative: false,
        begins: null,
        isBreak: false,
      },
    ],
  },
  { shape: 'stacked-bars', parts: [{ key: 'a', label: 'Open' }], bars: [{ label: 'All', values: { a: 4 } }] },
  {
    shape: 'ribbon',
    length: 60,
    parts: [{ key: 'd', label: 'Direct', letter: 'D', hue: 'petrol' }],
    tracks: [{ label: 'Teacher', pieces: [{ key: 'd', from: 0, to: 60 }] }],
  },
  {
    shape: 'run',
    levels: [{ value: 1, label: 'Begins' }],
    points: [{ label: 'Oct 1', value: 1 }],
    baseline: null,
    target: null,
  },
]

export const chartBlock = (chart: Chart): Block => ({
  kind: 'chart',
  title: `Chart of ${chart.shape}`,
  chart,
  table,
  n: 13,
  counted: '13 visits',
})
