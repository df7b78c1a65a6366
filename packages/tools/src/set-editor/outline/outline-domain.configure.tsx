import { ActionIcon, Menu, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEditing } from '../editing.configure.tsx'
import {
  addEntry,
  type Group,
  nextCode,
  nudgeDomain,
  type Outline,
  removeDomain,
  renameDomain,
} from './outline.ts'
import styles from './outline-card.module.css'
import { OutlineHandle } from './outline-handle.configure.tsx'
import { OutlineRow } from './outline-row.configure.tsx'

interface Props {
  readonly group: Group
  /** The id of the dragged entry or domain. */
  readonly dragged: string | undefined
  /** Moves an entry by one place, with the keyboard. */
  readonly onNudge: (id: string, next: Outline) => void
}

export function OutlineDomain({ group, dragged, onNudge }: Props) {
  const { kind, words, outline, isReadOnly, faults, newId, put, choose } = useEditing()
  const { domain, entries } = group
  const add = () => {
    const id = newId()
    const code = nextCode(outline, domain.id)
    put(addEntry(outline, kind.newEntry({ id, domainId: domain.id, rank: '', code })))
    choose(id)
  }
  return (
    <section
      className={styles.domain}
      aria-label={domain.title}
      data-id={domain.id}
      data-domain={domain.id}
      data-dragged={domain.id === dragged || undefined}
    >
      <header>
        {!isReadOnly && (
          <OutlineHandle
            label={`Domain ${domain.title}: up and down arrow keys move it`}
            onNudge={(by) => onNudge(domain.id, nudgeDomain(outline, domain.id, by))}
          />
        )}
        <TextInput
          variant="unstyled"
          size="md"
          aria-label="Name of the domain"
          className={styles.name ?? ''}
          value={domain.title}
          readOnly={isReadOnly}
          error={faults[`domains.${outline.domains.indexOf(domain)}.title`]}
          onChange={(event) => put(renameDomain(outline, domain.id, event.currentTarget.value))}
        />
        {!isReadOnly && (
          <>
            <ActionIcon
              size={40}
              variant="subtle"
              aria-label={`Add an ${words.one} to ${domain.title}`}
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
                  onClick={() => put(nudgeDomain(outline, domain.id, -1))}
                >
                  Move up
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconArrowDown size={16} />}
                  onClick={() => put(nudgeDomain(outline, domain.id, 1))}
                >
                  Move down
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconTrash size={16} />}
                  disabled={entries.length > 0}
                  onClick={() => put(removeDomain(outline, domain.id))}
                >
                  {entries.length > 0 ? `Move its ${words.many} first` : 'Remove'}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        )}
      </header>
      <ol>
        {entries.map((entry) => (
          <OutlineRow key={entry.id} entry={entry} dragged={dragged} onNudge={onNudge} />
        ))}
      </ol>
    </section>
  )
}
