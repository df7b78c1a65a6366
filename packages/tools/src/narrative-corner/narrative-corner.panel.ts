import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { kinds, kindTitles } from './kinds.ts'

/** The tool's part of a report: what was written down, over all visits. */
export function narrativePanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const [teacher, students] = [count('lines', 'teacher'), count('lines', 'students')]
  const all = sum(kinds.map((kind) => count('kind', kind)))
  const [tagged, untagged] = [count('evidence', 'tagged'), count('evidence', 'untagged')]
  const note = `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`
  const used = kinds.filter((kind) => count('kind', kind) > 0)
  return [
    {
      kind: 'facts',
      items: [
        { label: 'Lines', value: String(all), note },
        { label: 'In five minutes', value: per5(all, count('seconds', 'visit')), note: 'lines' },
        { label: 'Students', value: shareOf(students, teacher + students), note: 'of lines with a speaker' },
        { label: 'Tagged', value: shareOf(tagged, tagged + untagged) },
      ],
    },
    {
      kind: 'chart',
      title: 'What was written down',
      chart: {
        shape: 'stacked-bars',
        parts: used.map((key) => ({ key, label: kindTitles[key] })),
        bars: [
          {
            label: 'All visits',
            values: Object.fromEntries(used.map((kind) => [kind, count('kind', kind)])),
          },
        ],
      },
      table: {
        columns: [{ title: 'Lines' }, ...used.map((kind) => ({ title: kindTitles[kind], isNumber: true }))],
        rows: [['All visits', ...used.map((kind) => String(count('kind', kind)))]],
      },
      n: all,
      counted: counted(all, 'line'),
    },
  ]
}

function per5(lines: number, seconds: number): string {
  return seconds === 0 ? '–' : String(Math.round((lines * 3_000) / seconds) / 10)
}
