import type { ReportCard } from '@corridor/contract/reports/report'
import { counted } from '@corridor/domain/words/count-words'
import { cardsNamed } from '../cards-at-hand.ts'
import type { Source } from '../source.ts'
import { newestVersions } from '../sums/settings.queries.ts'
import { type ToolSum, toolSums } from '../sums/tool-sums.ts'
import { nameOfKept } from '../tally/name-of-kept.ts'
import { opening } from '../visits/opening.ts'
import { shortened } from './shortened.ts'

/** The cards of tools: the panel that each declares. A card made before serves again while nothing changes. */
export async function toolCards(source: Source): Promise<readonly ReportCard[]> {
  const { total } = await source.counts()
  const [newest, months] = await Promise.all([
    newestVersions(source.db, { ids: [...total.sets.keys()] }),
    nameOfKept(source),
  ])
  const name = months && [source.today, JSON.stringify(newest), months].join('\n')
  return cardsNamed(name, async () => (await toolSums(source, newest)).map(cardOf))
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
    blocks: tool.isSingle ? [...blocks] : shortened(blocks, name),
    ...(opens && { opens }),
  }
}
