import type { Opening } from '@corridor/domain/report/opening'
import type { ChartData, ChartOf } from '../plots/plot.ts'

type Shape = ChartData['shape']
type Samples = { readonly [Name in Shape]: readonly ChartOf<Name>[] }

const opens: Opening = { query: 'weekdays[]=2', visits: 12 }
const long = 'Students explain their thinking to a partner in writing and aloud '.repeat(2).slice(0, 120)
const rate = { share: 0.5, low: 0.3, high: 0.7 }
const part = { key: 'd', label: 'Direct', letter: 'D', hue: 'petrol' } as const
const states: NonNullable<ChartOf<'rows'>['bars']> = {
  title: '131 visits',
  kind: 'states',
  parts: [
    { key: 'yes', label: 'Observed' },
    { key: 'no', label: 'Not observed' },
    { key: 'none', label: 'No opportunity' },
  ],
}
const week = { visits: 4, closure: null, isSoFar: false }
const point = { note: '5 sweeps', rings: [0.7, 0.9], isIndicative: false, begins: null, isBreak: false }

/** Charts of each shape: first an ordinary one, with openings; then nothing, one, all equal, and what is too long. */
export const samples: Samples = {
  weeks: [
    {
      shape: 'weeks',
      goal: { low: 10, high: 14 },
      weeks: [
        { ...week, monday: '2026-09-07', label: 'Sep 7', visits: 12, opens },
        { ...week, monday: '2026-10-12', label: 'Oct 12', visits: 0, closure: 'Break' },
        { ...week, monday: '2026-10-19', label: 'Oct 19', visits: 7, isSoFar: true },
      ],
    },
    { shape: 'weeks', goal: null, weeks: [] },
    {
      shape: 'weeks',
      goal: { low: 0, high: 0 },
      weeks: [{ ...week, monday: '2026-09-07', label: long, visits: 0 }],
    },
    {
      shape: 'weeks',
      goal: { low: 4, high: 4 },
      weeks: Array.from({ length: 53 }, (_, place) => ({
        ...week,
        monday: `week ${place}`,
        label: `Sep ${place}`,
        closure: place % 9 === 8 ? long : null,
      })),
    },
  ],
  tallies: [
    { shape: 'tallies', groups: [{ title: 'Weekday', rows: [{ label: 'Tue', n: 12, opens }] }] },
    { shape: 'tallies', groups: [] },
    {
      shape: 'tallies',
      groups: [
        { title: '', rows: [{ label: long, n: 0 }] },
        { title: long, rows: [] },
      ],
    },
  ],
  dots: [
    {
      shape: 'dots',
      dots: [
        { label: 'Sep 7', share: 0.83, isIndicative: false, opens },
        { label: 'Sep 9', share: 0.69, isIndicative: true },
      ],
      median: 0.83,
      middle: { low: 0.8, high: 0.86 },
    },
    { shape: 'dots', dots: [], median: null, middle: null },
    {
      shape: 'dots',
      dots: Array.from({ length: 200 }, (_, place) => ({ label: `${place}`, share: 1, isIndicative: false })),
      median: 1,
      middle: { low: 1, high: 1 },
    },
  ],
  shares: [
    { shape: 'shares', parts: [{ ...part, share: 0.6, middle: { low: 0.5, high: 0.7 } }] },
    { shape: 'shares', parts: [] },
    { shape: 'shares', parts: [{ ...part, label: long, share: 0, middle: null }] },
  ],
  rows: [
    {
      shape: 'rows',
      head: 'Look-for',
      bars: states,
      rates: 'Observed rate',
      columns: ['Rate'],
      rows: [
        {
          code: 'A1',
          label: 'Students read',
          values: { yes: 78, no: 32, none: 21 },
          opens: { yes: opens },
          rate,
          cells: [{ words: '71% of 110', opens }],
          months: [
            { label: 'Apr', k: 18, n: 31, begins: null, isBreak: false },
            { label: 'May', k: 20, n: 36, begins: null, isBreak: false },
            { label: 'Aug', k: 14, n: 24, begins: 'v3 starts: same wording', isBreak: true },
            { label: 'Sep', k: 2, n: 3, begins: null, isBreak: false },
            { label: 'Oct', k: 0, n: 0, begins: null, isBreak: false },
          ],
        },
      ],
    },
    { shape: 'rows', head: 'Look-for', bars: null, rates: null, columns: [], rows: [] },
    {
      shape: 'rows',
      head: 'Indicator',
      bars: { ...states, kind: 'levels' },
      rates: 'Rate',
      columns: [long],
      rows: [
        {
          code: '',
          label: long,
          values: { yes: 0 },
          rate: null,
          cells: [{ words: long }],
          months: [{ label: long, k: 0, n: 0, begins: long, isBreak: true }],
        },
      ],
    },
  ],
  trend: [
    {
      shape: 'trend',
      points: [
        { label: 'Apr', words: '18 of 31', rate, begins: null, isBreak: false, opens },
        { label: 'May', words: '20 of 36', rate, begins: null, isBreak: false },
        { label: 'Aug', words: '14 of 24', rate, begins: 'v3 starts', isBreak: true },
        { label: 'Sep', words: '2 of 3', rate: null, begins: null, isBreak: false },
        { label: 'Oct', words: '29 of 43', rate, begins: null, isBreak: false },
      ],
    },
    { shape: 'trend', points: [] },
    { shape: 'trend', points: [{ label: long, words: long, rate: null, begins: long, isBreak: true }] },
  ],
  grid: [
    {
      shape: 'grid',
      head: 'School',
      columns: [
        { label: 'A1', title: 'Students read' },
        { label: 'A2', title: 'Students refer back' },
      ],
      rows: [
        {
          label: 'Copper Ridge',
          note: '24 visits',
          hidden: null,
          cells: [
            { words: '75', step: 6, opens },
            { words: '', step: null },
          ],
        },
        { label: 'Penrose', note: '4 visits', hidden: 'Fewer than 5 educators', cells: [] },
      ],
    },
    { shape: 'grid', head: 'School', columns: [], rows: [] },
    {
      shape: 'grid',
      head: long,
      columns: [{ label: long, title: '' }],
      rows: [{ label: long, note: '', hidden: long, cells: [] }],
    },
  ],
  funnel: [
    {
      shape: 'funnel',
      steps: [
        { label: 'Agreed', n: 27, of: 27 },
        { label: 'Mastered', n: 14, of: 27 },
      ],
    },
    { shape: 'funnel', steps: [] },
    { shape: 'funnel', steps: [{ label: long, n: 0, of: 0 }] },
  ],
  columns: [
    {
      shape: 'columns',
      columns: [
        { label: 'Same', n: 22, isMain: true, opens },
        { label: '1 higher', n: 0, isMain: false },
      ],
    },
    { shape: 'columns', columns: [] },
    { shape: 'columns', columns: [{ label: long, n: 0, isMain: false }] },
  ],
  'visit-run': [
    {
      shape: 'visit-run',
      points: [
        { ...point, label: 'Aug 19', share: 0.77, opens },
        { ...point, label: 'Sep 10', share: 0.83 },
        { ...point, label: 'Oct 2', share: 0.83, begins: 'Another observer', isBreak: true },
      ],
      median: 0.83,
    },
    { shape: 'visit-run', points: [], median: null },
    {
      shape: 'visit-run',
      points: [{ ...point, label: long, note: long, share: null, rings: [] }],
      median: null,
    },
  ],
  'stacked-bars': [
    {
      shape: 'stacked-bars',
      parts: [{ key: 'on', label: 'On task' }],
      bars: [{ label: 'Sep 7', values: { on: 12 }, opens }],
    },
    { shape: 'stacked-bars', parts: [], bars: [] },
    { shape: 'stacked-bars', parts: [{ key: 'on', label: long }], bars: [{ label: long, values: {} }] },
  ],
  ribbon: [
    {
      shape: 'ribbon',
      parts: [part],
      length: 600,
      tracks: [{ label: 'Time', pieces: [{ key: 'd', from: 0, to: 600 }] }],
    },
    { shape: 'ribbon', parts: [], length: 0, tracks: [] },
  ],
  run: [
    {
      shape: 'run',
      levels: [
        { value: 1, label: 'Started' },
        { value: 3, label: 'Full' },
      ],
      points: [{ label: 'Sep 3', value: 1 }],
      baseline: null,
      target: 3,
    },
  ],
}
