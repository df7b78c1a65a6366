import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { type Code, codeHues, codes, codeTitles, type Setting, settings, settingTitles } from '../codes.ts'

/** What the chart counts: 5 sweeps, or 89 visits. */
interface Counted {
  readonly n: number
  readonly one: string
}

/** A chart of the settings in which somebody was seen, each with its rate. */
export function settingChart(
  count: (setting: Setting, code: Code) => number,
  { n, one }: Counted,
  among: readonly Setting[] = settings,
): Block {
  const seen = (setting: Setting) =>
    sum(codes.filter((code) => code !== 'cannot-see').map((code) => count(setting, code)))
  const used = among.filter((setting) => seen(setting) > 0)
  return {
    kind: 'chart',
    title: 'What students did, by setting',
    chart: {
      shape: 'stacked-bars',
      parts: codes.map((key) => ({ key, label: codeTitles[key], hue: codeHues[key] })),
      bars: used.map((setting) => ({
        label: settingTitles[setting],
        values: Object.fromEntries(codes.map((code) => [code, count(setting, code)])),
      })),
    },
    table: {
      columns: [
        { title: 'Setting' },
        ...codes.map((code) => ({ title: codeTitles[code], isNumber: true })),
        { title: 'Rate', isNumber: true },
      ],
      rows: used.map((setting) => [
        settingTitles[setting],
        ...codes.map((code) => String(count(setting, code))),
        shareOf(count(setting, 'on-task'), seen(setting)),
      ]),
    },
    n,
    counted: counted(n, one),
  }
}
