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
  const titles = ribbons.map(
    ({ it }) => `${dayOf(telling, it)}, ${secondsWords(countIn(it.facts, 'time', 'observed'))} observed`,
  )
  return [
    {
      key: 'time',
      title: 'Use of class time',
      line: lineOf(titles, all.length),
      size: 'full',
      blocks: ribbons.map(({ block }, place) => ({ ...block, title: titles[place] ?? block.title })),
      ...telling.opens({ tools: [KEEPING_TIME] }),
    },
  ]
}

/** How many visits are shown; a single ribbon has no title of its own, so its day and its length stand here. */
function lineOf([first = '', ...more]: readonly string[], all: number): string {
  if (more.length > 0) return `${newestWords(more.length + 1, all)}, the newest first.`
  return `${first}. ${newestWords(1, all)}.`
}

function isRibbon(block: Block): block is Extract<Block, { kind: 'chart' }> {
  return block.kind === 'chart' && block.chart.shape === 'ribbon'
}
