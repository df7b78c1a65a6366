import type { ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { type Telling, toldWith } from '../tool-visits.ts'

const STANDARDS = 7

type Chart = Extract<Block, { kind: 'chart' }>

/** The card of standards, each as the newest check of it draws its run. */
export function standardCard(telling: Telling): ReportCard[] {
  const all = toldWith(telling, STANDARDS)
  const runs = new Map<string, Chart>()
  for (const { blocks } of all.toReversed()) {
    const title = blocks?.find((it) => it.kind === 'heading')?.text
    const run = blocks?.find((it): it is Chart => it.kind === 'chart' && it.chart.shape === 'run')
    if (title && run && !runs.has(title)) runs.set(title, { ...run, title })
  }
  if (runs.size === 0) return []
  return [
    {
      key: 'standards',
      title: 'Standard Over Time',
      line: `${counted(all.length, 'visit')}. Runs begin before these days where checks were made earlier.`,
      size: 'full',
      blocks: [...runs.values()],
      ...telling.opens({ tools: [STANDARDS] }),
    },
  ]
}
