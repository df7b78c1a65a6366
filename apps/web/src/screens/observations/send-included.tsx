import type { ObservationRecord } from '@corridor/contract/observations'
import type { Block } from '@corridor/domain/block'
import { counted } from '@corridor/domain/count-words'
import { Card } from '@corridor/ui/card'
import { IconCheck, IconLock } from '@tabler/icons-react'
import styles from './send-cards.module.css'

/** What goes out, and what never does. */
export function SendIncluded({ record }: { readonly record: ObservationRecord | undefined }) {
  return (
    <Card title="What is included">
      <ul className={styles.included}>
        {partsOf(record).map(({ title, words }) => (
          <li key={title}>
            <IconCheck size={18} stroke={2} aria-hidden />
            <strong>{title}</strong>
            <span>{words}</span>
          </li>
        ))}
        <li data-locked>
          <IconLock size={18} stroke={1.8} aria-hidden />
          <strong>Private notes</strong>
          <span>Never sent</span>
        </li>
      </ul>
    </Card>
  )
}

interface Part {
  readonly title: string
  readonly words: string
}

function partsOf(record: ObservationRecord | undefined): Part[] {
  const visit = { title: 'The visit', words: 'When, where and why' }
  return [visit, ...(record?.blocks ?? []).flatMap(partOf)]
}

function partOf(block: Block): Part[] {
  if (block.kind === 'facts') return [{ title: 'Figures', words: counted(block.items.length, 'figure') }]
  if (block.kind === 'chart') return [{ title: block.title, words: block.counted }]
  if (block.kind === 'table') return [{ title: block.title, words: counted(block.table.rows.length, 'row') }]
  return []
}
