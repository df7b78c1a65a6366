import type { ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'
import { secondsWords } from '@corridor/tools/tools/keeping-time/time-words'
import { countIn, dayOf, newestWords, type Telling, toldWith } from '../tool-visits.ts'

const KEEPING_TIME = 6
const MOST_RIBBONS = 6

/** The card of how time was used, a ribbon for each of the newest visits. */
export function ribbonCard(telling: Telling): ReportCard[] {
  const all = toldWith(telling, KEEPING_TIME)
  const ribbons = all
    .flatMap((it) => (it.blocks ?? []).filter(isRibbon).map((block) => ({ it, block })))
    .slice(-MOST_RIBBONS)
    .reverse()
  if (ribbons.length === 0) return []
  return [
    {
      key: 'time',
      title: 'Use of class time',
      line: `${newestWords(ribbons.length, all.length)}${ribbons.length > 1 ? ', the newest first' : ''}.`,
      size: 'full',
      blocks: ribbons.map(({ it, block }) => ({
        ...block,
        title: `${dayOf(telling, it)}, ${secondsWords(countIn(it.facts, 'time', 'observed'))} observed`,
      })),
      ...telling.opens({ tools: [KEEPING_TIME] }),
    },
  ]
}

function isRibbon(block: Block): block is Extract<Block, { kind: 'chart' }> {
  return block.kind === 'chart' && block.chart.shape === 'ribbon'
}
