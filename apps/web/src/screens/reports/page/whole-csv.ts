import type { Report } from '@corridor/contract/reports/report'
import { csvOf } from '@corridor/domain/files/csv'
import type { Block, BlockTable } from '@corridor/domain/report/block'

/** All tables of a report as one CSV: under each other, each with its title, an empty line between them. */
export function wholeCsv({ title, subtitle, chosen, notices, cards }: Report): string {
  const head = lines([title, subtitle, ...chosen, ...notices])
  const tables = cards.flatMap((card) =>
    card.blocks.flatMap((block) => {
      const table = tableOf(block)
      const name =
        'title' in block && block.title !== card.title ? `${card.title}: ${block.title}` : card.title
      return table ? [lines([name]) + csvOf(table)] : []
    }),
  )
  return [head, ...tables].join('\r\n')
}

/** Lines as the domain’s CSV of one column, so that a title is as harmless as a cell. */
function lines([first = '', ...rest]: readonly string[]): string {
  return csvOf({ columns: [{ title: first }], rows: rest.map((it) => [it]) })
}

function tableOf(block: Block): BlockTable | undefined {
  if (block.kind === 'facts') {
    return {
      columns: [{ title: 'Figure' }, { title: 'Value' }, { title: 'Note' }],
      rows: block.items.map(({ label, value, note = '' }) => [label, value, note]),
    }
  }
  return block.kind === 'chart' || block.kind === 'table' ? block.table : undefined
}
