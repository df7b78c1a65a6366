import { Card } from '@corridor/ui/card'
import { Button, Group } from '@mantine/core'
import { IconChevronLeft, IconCopy } from '@tabler/icons-react'
import { useEditing } from './editing.configure.tsx'
import styles from './entry-panel.module.css'
import { addEntry, nextCode, removeEntry } from './outline/outline.ts'
import { TrendLink } from './trend-link.configure.tsx'

/** The form of the entry that is being written. */
export function EntryPanel() {
  const { kind, words, outline, entry, version, trends, isReadOnly, newId, put, choose } = useEditing()
  if (!entry)
    return (
      <Card title={`No ${words.many} yet`}>
        <p>Add one with the plus sign of a domain.</p>
      </Card>
    )
  const duplicate = () => {
    const id = newId()
    put(addEntry(outline, { ...entry, id, code: nextCode(outline, entry.domainId) }, entry.id))
    choose(id)
  }
  const remove = () => {
    put(removeEntry(outline, entry.id))
    choose(null)
  }
  const actions = !isReadOnly && (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" leftSection={<IconCopy size={16} />} onClick={duplicate}>
        Duplicate
      </Button>
      <Button variant="default" onClick={remove}>
        {version > 0 && !trends.isNew(entry.id) ? 'Drop' : 'Remove'}
      </Button>
    </Group>
  )
  const noun = `${words.one.charAt(0).toUpperCase()}${words.one.slice(1)}`
  return (
    <div>
      <Button
        variant="subtle"
        hiddenFrom="sm"
        className={styles.back ?? ''}
        leftSection={<IconChevronLeft size={18} stroke={1.8} />}
        onClick={() => choose(null)}
      >
        All {words.many}
      </Button>
      <Card title={`${noun} ${entry.code}`} aside={actions} className={styles.card}>
        <kind.EntryForm key={entry.id} />
        <TrendLink entry={entry} />
      </Card>
    </div>
  )
}
