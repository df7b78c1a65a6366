import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './editor-form.module.css'

interface Props<Item> {
  readonly label: string
  readonly fault?: string | undefined
  readonly isReadOnly: boolean
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string | number
  /** The fields of one. */
  readonly children: (item: Item, index: number) => ReactNode
  /** Completes «Remove …». */
  readonly nameOf: (item: Item, index: number) => string
  readonly fewest?: number
  readonly most: number
  readonly onRemove: (item: Item) => void
  /** «Add a level» */
  readonly add: string
  readonly onAdd: () => void
}

/** A list that grows and shrinks, a row each. */
export function RowsField<Item>(props: Props<Item>) {
  const { label, fault, isReadOnly, items, fewest = 0, most } = props
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <ol className={styles.rows}>
        {items.map((item, index) => (
          <li key={props.idOf(item)}>
            {props.children(item, index)}
            {!isReadOnly && items.length > fewest && (
              <ActionIcon
                size={42}
                variant="subtle"
                aria-label={`Remove ${props.nameOf(item, index)}`}
                onClick={() => props.onRemove(item)}
              >
                <IconTrash size={18} stroke={1.8} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {!isReadOnly && items.length < most && (
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} onClick={props.onAdd}>
          {props.add}
        </Button>
      )}
    </fieldset>
  )
}
