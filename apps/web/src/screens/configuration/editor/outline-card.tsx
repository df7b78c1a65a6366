import { counted } from '@corridor/domain/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { freshId } from './fresh-id.ts'
import type { Kind } from './kind.ts'
import { addDomain, type Entry, groupsOf, moveEntry, type Outline, type Place } from './outline.ts'
import styles from './outline-card.module.css'
import { OutlineDomain } from './outline-domain.tsx'

export interface OutlineProps<E extends Entry> {
  readonly kind: Pick<Kind<never, E>, 'words' | 'nameOf' | 'newEntry'>
  readonly outline: Outline<E>
  readonly chosenId: string | null
  readonly isReadOnly: boolean
  /** A word beside an entry: «New», «Reworded», «To do». */
  readonly remarkOn: (entry: E) => string | undefined
  readonly onChoose: (id: string) => void
  readonly onChange: (outline: Outline<E>) => void
}

/** What is in it, in its order. A thing is moved by dragging, by keys on its handle, or from its menu. */
export function OutlineCard<E extends Entry>(props: OutlineProps<E>) {
  const { kind, outline, isReadOnly, onChange } = props
  const [dragged, setDragged] = useState<string | null>(null)
  const { domains, entries } = outline
  const drop = (to: Place) => {
    if (dragged) onChange(moveEntry(outline, dragged, to))
    setDragged(null)
  }
  const add = () => {
    const id = freshId('domain', domains)
    onChange(addDomain(outline, { id, title: `Domain ${domains.length + 1}` }))
  }
  const words = `${counted(domains.length, 'domain')}, ${counted(entries.length, kind.words.one, kind.words.many)}`
  return (
    <Card title={`Domains and ${kind.words.many}`} subtitle={words} className={styles.card}>
      {groupsOf(outline).map((group) => (
        <OutlineDomain
          key={group.domain.id}
          {...props}
          group={group}
          dragged={dragged}
          onDrag={setDragged}
          onDrop={drop}
        />
      ))}
      {!isReadOnly && (
        <Button variant="subtle" leftSection={<IconPlus size={16} />} onClick={add}>
          Add domain
        </Button>
      )}
    </Card>
  )
}
