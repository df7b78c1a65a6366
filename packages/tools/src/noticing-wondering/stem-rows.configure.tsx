import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ConfigureProps } from '../capture-view.ts'
import { type Column, columnTitles } from './columns.ts'
import styles from './noticing-wondering.configure.module.css'
import type { NoticingConfig, Stem } from './noticing-wondering.shape.ts'

interface Props extends Pick<ConfigureProps<NoticingConfig>, 'isReadOnly' | 'faults'> {
  readonly column: Column
  /** Of both columns: a fault names the place among all. */
  readonly stems: readonly Stem[]
  readonly change: (next: Stem[]) => void
}

export function StemRows({ column, stems, change, isReadOnly, faults }: Props) {
  const title = columnTitles[column].toLowerCase()
  const shown = stems.flatMap((stem, place) => (stem.column === column ? [{ ...stem, place }] : []))
  const add = () => change([...stems, { id: crypto.randomUUID(), column, text: '' }])
  return (
    <Input.Wrapper
      label={`Stems for a ${title}`}
      description="How a sentence may begin. Three dots (…) are where words go."
      size="md"
      error={faults.stems}
    >
      <ul className={styles.rows}>
        {shown.map(({ id, text, place }, number) => (
          <li key={id}>
            <TextInput
              aria-label={`Stem ${number + 1} for a ${title}`}
              size="md"
              className={styles.stem}
              value={text}
              readOnly={isReadOnly}
              error={faults[`stems.${place}.text`]}
              onChange={(event) => {
                const typed = event.currentTarget.value.replace('...', '…')
                change(stems.map((it) => (it.id === id ? { ...it, text: typed } : it)))
              }}
            />
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={`Remove stem ${number + 1} for a ${title}`}
                onClick={() => change(stems.filter((it) => it.id !== id))}
              >
                <IconTrash size={20} stroke={1.8} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={add}
        >
          Add a stem
        </Button>
      )}
    </Input.Wrapper>
  )
}
