import { keepFocus } from '@corridor/ui/keep-focus'
import { ActionIcon, Button, Select, TextInput, Tooltip, VisuallyHidden } from '@mantine/core'
import type { FormErrors, GetInputPropsReturnType } from '@mantine/form'
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import styles from './form.module.css'

interface Column {
  readonly field: string
  readonly label: string
  readonly type: 'text' | 'date' | 'time'
  /** The choices of the field; absent: it is typed. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

interface Props {
  readonly form: {
    readonly errors: FormErrors
    readonly key: (path: string) => string
    readonly getInputProps: (path: string) => GetInputPropsReturnType
    readonly getInputNode: (path: string) => HTMLElement | null
    readonly removeListItem: (path: string, index: number) => void
  }
  readonly path: string
  /** What a row is called: “closure”. */
  readonly what: string
  readonly rows: readonly { readonly name: string }[]
  readonly columns: readonly Column[]
  readonly onAdd: () => void
}

/** Rows of a form that come and go. The keyboard focus stays where the work is. */
export function FormRows({ form, path, what, rows, columns, onAdd }: Props) {
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () => {
    flushSync(onAdd)
    form.getInputNode(`${path}.${rows.length}.${columns[0]?.field}`)?.focus()
  }
  const remove = (index: number) => {
    form.removeListItem(path, index)
    addButton.current?.focus()
  }
  return (
    <div className={styles.rows}>
      {rows.map(({ name }, index) => (
        <fieldset key={form.key(`${path}.${index}`)} className={styles.row}>
          <VisuallyHidden component="legend">{`${what} ${index + 1}`}</VisuallyHidden>
          {columns.map(({ field, label, type, choices }) => {
            const input = { label, ...form.getInputProps(`${path}.${index}.${field}`) }
            return choices ? (
              <Select
                key={field}
                size="md"
                data={choices}
                searchable
                allowDeselect={false}
                rightSection={<IconChevronDown size={18} stroke={1.8} />}
                {...input}
              />
            ) : (
              <TextInput key={field} type={type} {...input} />
            )
          })}
          <Tooltip label="Remove">
            <ActionIcon
              className={styles.remove}
              variant="subtle"
              color="gray"
              size={42}
              aria-label={`Remove ${name.trim() || `${what} ${index + 1}`}`}
              onClick={() => remove(index)}
            >
              <IconX size={18} stroke={1.8} />
            </ActionIcon>
          </Tooltip>
        </fieldset>
      ))}
      {form.errors[path] && (
        <p className={styles.fault} role="alert">
          {form.errors[path]}
        </p>
      )}
      <Button
        ref={addButton}
        className={styles.add}
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.8} />}
        onClick={add}
        onMouseDown={keepFocus}
      >
        Add {what}
      </Button>
    </div>
  )
}
