import type { ReportCard } from '@corridor/contract/reports/report'
import { counted } from '@corridor/domain/words/count-words'
import type { Source } from '../source.ts'
import { type ToolSum, toolSums } from '../sums/tool-sums.ts'
import { opening } from '../visits/opening.ts'
import { shortened } from './shortened.ts'

/** Each tool's own part: what it declares as its panel. */
export async function toolCards(source: Source): Promise<ReportCard[]> {
  return (await toolSums(source)).map(cardOf)
}

function cardOf({ tool, configurationId, name, config, total, visits, n, visitsWith }: ToolSum): ReportCard {
  const opens = opening(n.visits, { tools: [tool.id], configuration: configurationId })
  const query = opens?.query ?? ''
  const blocks = tool.panel({ total, visits, n, query, ...(visitsWith && { visitsWith }) }, config)
  return {
    key: `tool-${configurationId}`,
    title: tool.isSingle ? tool.title : name,
    line: `${counted(n.visits, 'visit')}, ${counted(n.educators, 'educator')}`,
    size: 'half',
    blocks: tool.isSingle ? [...blocks] : shortened(blocks, `${tool.title} report`),
    ...(opens && { opens }),
  }
}
