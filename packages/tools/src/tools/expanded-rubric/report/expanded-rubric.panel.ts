import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import type { PanelFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import type { ExpandedRubricConfig } from '../expanded-rubric.shape.ts'
import { indicatorsOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'
import { levelRows, RUBRIC_QUERY } from './level-rows.ts'
import { levelFact } from './rubric-facts.ts'

/** The tool’s part of a report: the distribution of each indicator, counts of visits and never a mean of levels. */
export function rubricPanel(
  { total, n, query = RUBRIC_QUERY, visitsWith }: PanelFacts,
  config: ExpandedRubricConfig,
): Block[] {
  const count = countsIn(total)
  const indicators = indicatorsOf(config)
  const levels = levelsOf(config)
  const all = (value: string) => sum(indicators.map(({ id }) => count(id, value)))
  const scored = sum(levels.map(({ value }) => all(levelFact(value))))
  if (scored === 0)
    return [
      { kind: 'note', text: `No indicator was scored in ${n.visits === 1 ? 'this visit' : 'these visits'}.` },
    ]
  return [
    levelRows(indicators, count, {
      levels,
      visits: n.visits,
      query,
      ...(visitsWith && { visitsOf: visitsWith }),
    }),
    {
      kind: 'facts',
      items: [
        { label: 'Levels recorded', value: String(scored), note: `in ${counted(n.visits, 'visit')}` },
        { label: 'Pieces of evidence', value: String(all('evidence')) },
        { label: 'Scored without evidence', value: shareOf(all('without evidence'), scored) },
      ],
    },
    {
      kind: 'note',
      text: 'Counts of scored visits. A visit rarely scores every indicator, so n differs by row.',
    },
  ]
}
