import type { Block, BlockTable } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { inOrder } from '../../../visit/in-order.ts'
import { codeHues, codes, codeTitles, settingTitles } from '../codes.ts'
import type { OnTaskCapture, OnTaskConfig, Sweep } from '../on-task.shape.ts'
import { rateWords } from '../rate-words.ts'
import { ENOUGH_SWEEPS, isLate, isScorable, rateOf, tallyOf, totalsOf, visitRate } from '../sweeps.ts'
import { settingChart } from './setting-chart.ts'

export function onTaskRecord(capture: OnTaskCapture, config: OnTaskConfig): Block[] {
  const sweeps = inOrder(capture.sweeps)
  const scorable = sweeps.filter(isScorable)
  return [
    { kind: 'facts', items: factsOf(sweeps, scorable.length) },
    {
      kind: 'chart',
      title: 'What students did, sweep by sweep',
      chart: {
        shape: 'stacked-bars',
        parts: codes.map((key) => ({ key, label: codeTitles[key], hue: codeHues[key] })),
        bars: sweeps.map((sweep, index) => ({ label: `Sweep ${index + 1}`, values: { ...tallyOf(sweep) } })),
      },
      table: tableOf(sweeps, config),
      n: sweeps.length,
      counted: counted(sweeps.length, 'sweep'),
    },
    ...bySetting(scorable),
    ...notesOn(sweeps, scorable.length, config).map((text) => ({ kind: 'note' as const, text })),
  ]
}

/** The rate by setting, over the sweeps that are in the rate, as reports have it. */
function bySetting(scorable: readonly Sweep[]): Block[] {
  if (visitRate(scorable).n === 0) return []
  const n = { n: scorable.length, one: 'sweep' }
  return [settingChart((setting, code) => totalsOf(scorable.filter((it) => it.setting === setting))[code], n)]
}

function factsOf(sweeps: readonly Sweep[], scored: number) {
  const apart = scored < sweeps.length ? `, ${scored} of them in the rate` : ''
  return [
    {
      label: 'On task',
      value: rateWords(visitRate(sweeps), scored),
      note: 'of the students seen, all sweeps together',
    },
    ...rangeOf(sweeps),
    { label: 'Sweeps', value: `${sweeps.length}${apart}` },
  ]
}

function rangeOf(sweeps: readonly Sweep[]) {
  const rates = sweeps
    .map((sweep, index) => ({ sweep, number: index + 1, ...rateOf(sweep) }))
    .filter(({ sweep, n }) => isScorable(sweep) && n > 0)
    .sort((a, b) => a.k / a.n - b.k / b.n)
  const [least, most] = [rates[0], rates.at(-1)]
  if (!least || !most || least === most) return []
  const fact = (label: string, { k, n, number }: typeof least) => ({
    label,
    value: shareOf(k, n),
    note: `sweep ${number}`,
  })
  return [fact('Lowest sweep', least), fact('Highest sweep', most)]
}

function tableOf(sweeps: readonly Sweep[], config: OnTaskConfig): BlockTable {
  return {
    columns: [
      { title: 'Sweep' },
      { title: 'Setting' },
      ...codes.map((code) => ({ title: codeTitles[code], isNumber: true })),
      { title: 'Present', isNumber: true },
      { title: 'Rate', isNumber: true },
      { title: 'Remarks' },
    ],
    rows: sweeps.map((sweep, index) => {
      const tally = tallyOf(sweep)
      return [
        String(index + 1),
        settingTitles[sweep.setting],
        ...codes.map((code) => String(tally[code])),
        String(tally.present),
        rateWordsOf(sweep),
        remarksOn(sweeps, index, config).join(', '),
      ]
    }),
  }
}

/** “20 of 24 (83%)”; a sweep that is left out of the rate, or in which nobody was seen, has none. */
function rateWordsOf(sweep: Sweep): string {
  const { k, n } = rateOf(sweep)
  return isScorable(sweep) && n > 0 ? shareOf(k, n) : '–'
}

function remarksOn(sweeps: readonly Sweep[], index: number, config: OnTaskConfig): string[] {
  const sweep = sweeps[index]
  if (!sweep) return []
  return [
    ...(sweep.isLearningActivity ? [] : ['no learning activity']),
    ...(tallyOf(sweep).toGo > 0 ? ['not finished'] : []),
    ...(isLate(sweeps, index, config) ? ['late'] : []),
  ]
}

function notesOn(sweeps: readonly Sweep[], scorable: number, config: OnTaskConfig): string[] {
  const apart = sweeps.filter(({ isLearningActivity }) => !isLearningActivity).length
  const late = sweeps.filter((_, index) => isLate(sweeps, index, config)).length
  return [
    ...(scorable < ENOUGH_SWEEPS
      ? [`Fewer than ${ENOUGH_SWEEPS} sweeps in the rate: it is indicative only.`]
      : []),
    ...(apart > 0 ? [`${counted(apart, 'sweep')} without a learning activity stayed out of the rate.`] : []),
    ...(late > 0 ? [`${counted(late, 'sweep')} began more than 30 seconds late.`] : []),
  ]
}
