import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { useDrag } from '@corridor/ui/use-drag'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEditing } from '../editing.configure.tsx'
import { draggedTo } from './dragged-to.ts'
import { addDomain, groupsOf } from './outline.ts'
import styles from './outline-card.module.css'
import { OutlineDomain } from './outline-domain.configure.tsx'
import { useNudge } from './use-nudge.configure.tsx'

/** A set’s outline in its order. Entries and domains are moved by their handles: by dragging, or by arrow keys. */
export function OutlineCard() {
  const { kind, words, outline, isReadOnly, faults, newId, put } = useEditing()
  const { domains, entries } = outline
  const { dragged, handlers } = useDrag((id, { x, y }) => {
    const next = draggedTo(outline, id, document.elementFromPoint(x, y), y)
    if (next) put(next)
  })
  const { list, said, nudge } = useNudge()
  const add = () => put(addDomain(outline, { id: newId(), title: `Domain ${domains.length + 1}` }))
  const size = `${counted(domains.length, 'domain')}, ${counted(entries.length, words.one, words.many)}`
  const fault = faults.domains ?? faults[kind.entriesAt]
  return (
    <Card title={`Domains and ${words.many}`} subtitle={size} className={styles.card}>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div ref={list} {...(!isReadOnly && handlers)}>
        {groupsOf(outline).map((group) => (
          <OutlineDomain key={group.domain.id} group={group} dragged={dragged} onNudge={nudge} />
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
