import type { JsonObject } from '@corridor/domain/data/json'
import { Card } from '@corridor/ui/card'
import { Button, Group } from '@mantine/core'
import { IconChevronLeft, IconCopy } from '@tabler/icons-react'
import { newId } from '../../../device/new-id.ts'
import styles from './entry-panel.module.css'
import type { Faults, Kind } from './kind.ts'
import { addEntry, changeEntry, type Entry, nextCode, type Outline, removeEntry } from './outline.ts'
import { TrendLink } from './trend-link.tsx'
import type { Mapping, Trends } from './trends.ts'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly content: Content
  readonly outline: Outline<E>
  readonly entry: E | undefined
  readonly version: number
  readonly trends: Trends
  readonly mapping: Mapping
  readonly isReadOnly: boolean
  readonly faultsAt: (entry: E) => Faults
  readonly onSay: (id: string, said: Mapping[string]) => void
  readonly onChange: (outline: Outline<E>) => void
  readonly onChoose: (id: string | null) => void
}

/** The one that is written. */
export function EntryPanel<Content extends JsonObject, E extends Entry>(props: Props<Content, E>) {
  const { kind, content, outline, entry, trends, mapping, isReadOnly, onChange, onChoose } = props
  if (!entry)
    return (
      <Card title={`No ${kind.words.many} yet`}>
        <p>Add one with the plus sign of a domain.</p>
      </Card>
    )
  const duplicate = () => {
    const id = newId()
    onChange(addEntry(outline, { ...entry, id, code: nextCode(outline, entry.domainId) }, entry.id))
    onChoose(id)
  }
  const remove = () => {
    onChange(removeEntry(outline, entry.id))
    onChoose(null)
  }
  const actions = !isReadOnly && (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" leftSection={<IconCopy size={16} />} onClick={duplicate}>
        Duplicate
      </Button>
      <Button variant="default" onClick={remove}>
        {props.version > 0 && !trends.isNew(entry.id) ? 'Drop' : 'Remove'}
      </Button>
    </Group>
  )
  const noun = `${kind.words.one.charAt(0).toUpperCase()}${kind.words.one.slice(1)}`
  return (
    <div>
      <Button
        variant="subtle"
        hiddenFrom="sm"
        className={styles.back ?? ''}
        leftSection={<IconChevronLeft size={18} stroke={1.8} />}
        onClick={() => onChoose(null)}
      >
        All {kind.words.many}
      </Button>
      <Card title={`${noun} ${entry.code}`} aside={actions} className={styles.card}>
        <kind.EntryForm
          key={entry.id}
          {...{ entry, content, isReadOnly }}
          faults={props.faultsAt(entry)}
          change={(next) => onChange(changeEntry(outline, next))}
        />
        <TrendLink
          code={entry.code}
          version={props.version}
          isNew={trends.isNew(entry.id)}
          changed={trends.changed.get(entry.id)}
          said={mapping[entry.id]}
          isReadOnly={isReadOnly}
          onSay={(said) => props.onSay(entry.id, said)}
        />
      </Card>
    </div>
  )
}
