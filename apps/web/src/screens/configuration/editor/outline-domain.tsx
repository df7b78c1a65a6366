import { ActionIcon, Menu, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconPlus, IconTrash } from '@tabler/icons-react'
import { freshId } from './fresh-id.ts'
import {
  addEntry,
  type Entry,
  type Group,
  nextCode,
  nudgeDomain,
  type Place,
  removeDomain,
  renameDomain,
} from './outline.ts'
import styles from './outline-card.module.css'
import type { OutlineProps } from './outline-card.tsx'
import { OutlineRow } from './outline-row.tsx'

interface Props<E extends Entry> extends OutlineProps<E> {
  readonly group: Group<E>
  readonly dragged: string | null
  readonly onDrag: (id: string | null) => void
  readonly onDrop: (to: Place) => void
}

export function OutlineDomain<E extends Entry>(props: Props<E>) {
  const { kind, outline, group, isReadOnly, dragged, onDrag, onDrop, onChoose, onChange } = props
  const { domain, entries } = group
  const add = () => {
    const id = freshId(kind.words.one, outline.entries)
    const code = nextCode(outline, domain.id)
    onChange(addEntry(outline, kind.newEntry({ id, domainId: domain.id, rank: '', code })))
    onChoose(id)
  }
  return (
    <section className={styles.domain} aria-label={domain.title}>
      <header>
        <TextInput
          variant="unstyled"
          size="md"
          aria-label="Name of the domain"
          className={styles.name ?? ''}
          value={domain.title}
          readOnly={isReadOnly}
          onChange={(event) => onChange(renameDomain(outline, domain.id, event.currentTarget.value))}
        />
        {!isReadOnly && (
          <>
            <ActionIcon
              size={40}
              variant="subtle"
              aria-label={`Add an ${kind.words.one} to ${domain.title}`}
              onClick={add}
            >
              <IconPlus size={18} stroke={1.8} />
            </ActionIcon>
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon size={40} variant="subtle" aria-label={`More for ${domain.title}`}>
                  <IconDots size={18} stroke={1.8} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={<IconArrowUp size={16} />}
                  onClick={() => onChange(nudgeDomain(outline, domain.id, -1))}
                >
                  Move up
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconArrowDown size={16} />}
                  onClick={() => onChange(nudgeDomain(outline, domain.id, 1))}
                >
                  Move down
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconTrash size={16} />}
                  disabled={entries.length > 0}
                  onClick={() => onChange(removeDomain(outline, domain.id))}
                >
                  {entries.length > 0 ? `Move its ${kind.words.many} first` : 'Remove'}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        )}
      </header>
      <ol>
        {entries.map((entry, index) => (
          <OutlineRow
            key={entry.id}
            {...props}
            entry={entry}
            onDragStart={() => onDrag(entry.id)}
            onDragEnd={() => onDrag(null)}
            onDropHere={() => onDrop({ domainId: domain.id, index })}
          />
        ))}
        <li
          className={styles.end}
          aria-hidden
          onDragOver={(event) => dragged && event.preventDefault()}
          onDrop={() => onDrop({ domainId: domain.id, index: entries.length })}
        />
      </ol>
    </section>
  )
}
