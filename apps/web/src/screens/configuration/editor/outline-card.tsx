import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newId } from '../../../device/new-id.ts'
import { useDrag } from '../use-drag.ts'
import { draggedTo } from './dragged-to.ts'
import type { Faults, Kind } from './kind.ts'
import { addDomain, type Entry, groupsOf, type Outline } from './outline.ts'
import styles from './outline-card.module.css'
import { OutlineDomain } from './outline-domain.tsx'
import { useNudge } from './use-nudge.ts'

export interface OutlineProps<E extends Entry> {
  readonly kind: Pick<Kind<never, E>, 'words' | 'nameOf' | 'newEntry' | 'entriesAt'>
  readonly outline: Outline<E>
  readonly chosenId: string | undefined
  readonly isReadOnly: boolean
  readonly faults: Faults
  /** A word beside an entry: «New», «Reworded», «To do». */
  readonly remarkOn: (entry: E) => string | undefined
  readonly onChoose: (id: string) => void
  readonly onChange: (outline: Outline<E>) => void
}

export interface OutlinePartProps<E extends Entry> extends OutlineProps<E> {
  readonly dragged: string | undefined
  /** One place on, by keys. */
  readonly onNudge: (id: string, next: Outline<E>) => void
}

/** What is in it, in its order. Entries and domains are moved by their handles: by dragging, or by arrow keys. */
export function OutlineCard<E extends Entry>(props: OutlineProps<E>) {
  const { kind, outline, isReadOnly, faults, onChange } = props
  const { domains, entries } = outline
  const { dragged, handlers } = useDrag((id, { x, y }) => {
    const next = draggedTo(outline, id, document.elementFromPoint(x, y), y)
    if (next) onChange(next)
  })
  const { list, said, nudge } = useNudge(outline, onChange)
  const add = () => onChange(addDomain(outline, { id: newId(), title: `Domain ${domains.length + 1}` }))
  const words = `${counted(domains.length, 'domain')}, ${counted(entries.length, kind.words.one, kind.words.many)}`
  const fault = faults.domains ?? faults[kind.entriesAt]
  return (
    <Card title={`Domains and ${kind.words.many}`} subtitle={words} className={styles.card}>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div ref={list} {...(!isReadOnly && handlers)}>
        {groupsOf(outline).map((group) => (
          <OutlineDomain key={group.domain.id} {...props} group={group} dragged={dragged} onNudge={nudge} />
        ))}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!isReadOnly && (
        <Button
          variant="subtle"
          className={styles.add ?? ''}
          leftSection={<IconPlus size={18} stroke={1.8} />}
          onClick={add}
        >
          Add domain
        </Button>
      )}
    </Card>
  )
}
