import type { ReportCard } from '@corridor/contract/reports/report'
import { counted } from '@corridor/domain/words/count-words'
import { allTools } from '@corridor/tools/registry/registry'
import type { Source } from '../source.ts'
import { opening } from '../visits/opening.ts'

/** The card of how many visits each tool was used in. */
export async function toolsUsed(source: Source): Promise<ReportCard | undefined> {
  const { all, tools } = (await source.counts()).total
  const used = allTools.flatMap(({ id, title }) => {
    const n = tools.get(id) ?? 0
    const opens = opening(n, { tools: [id] })
    return opens ? [{ label: title, n, opens }] : []
  })
  if (used.length === 0) return undefined
  return {
    key: 'tools',
    title: 'Tools used',
    line: `${counted(all, 'visit')}, ${used.length} of ${counted(allTools.length, 'tool')}`,
    size: 'third',
    blocks: [
      {
        kind: 'chart',
        title: 'Tools used',
        chart: { shape: 'tallies', groups: [{ title: '', rows: used }] },
        table: {
          columns: [{ title: 'Tool' }, { title: 'Visits', isNumber: true }],
          rows: used.map(({ label, n }) => [label, String(n)]),
          opens: used.map(({ opens }) => [null, opens]),
        },
        n: all,
        counted: counted(all, 'visit'),
      },
    ],
  }
}
