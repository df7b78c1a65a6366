import type { ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'
import { DataTable } from '@corridor/ui/blocks/data-table'
import { EntriesBlock } from '@corridor/ui/blocks/entries-block'
import { Timeline } from '@corridor/ui/blocks/timeline'
import { Card } from '@corridor/ui/card'

/** A card of a report that has no chart: lines, tables and words. */
export function PlainCard({ card: { title, line, blocks } }: { readonly card: ReportCard }) {
  return (
    <Card title={title} subtitle={line}>
      {blocks.map((block) => drawn(block, title))}
    </Card>
  )
}

function drawn(block: Block, card: string) {
  if (block.kind === 'entries')
    return <EntriesBlock key={block.title} {...block} isNamed={block.title === card} />
  if (block.kind !== 'table') return null
  const { title, table } = block
  return block.isTimeline ? (
    <Timeline key={title} title={title} table={table} />
  ) : (
    <DataTable key={title} title={title} table={table} />
  )
}
