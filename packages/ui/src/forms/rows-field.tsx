import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from './field-group.tsx'
import styles from './rows-field.module.css'

interface Props<Item> extends Omit<FieldGroupProps, 'children'> {
  readonly isReadOnly: boolean
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string | number
  /** The fields of one row. */
  readonly children: (item: Item, place: number) => ReactNode
  /** Further actions for a row. */
  readonly acts?: (item: Item, place: number) => ReactNode
  /** The row’s name, which completes “Remove …”. */
  readonly nameOf: (item: Item, place: number) => string
  readonly mayRemove?: (item: Item, place: number) => boolean
  readonly onRemove: (item: Item) => void
  /** “Add a stem” */
  readonly add: string
  readonly mayAdd?: boolean
  readonly onAdd: () => void
}

/** A list of rows that grows and shrinks. */
export function RowsField<Item>(props: Props<Item>) {
  const { label, hint, fault, isReadOnly, items, mayRemove = () => true, mayAdd = true } = props
  return (
    <FieldGroup label={label} hint={hint} fault={fault}>
      <ol className={styles.rows}>
        {items.map((item, place) => (
          <li key={props.idOf(item)}>
            {props.children(item, place)}
            {!isReadOnly && (
              <div className={styles.acts}>
                {props.acts?.(item, place)}
                {mayRemove(item, place) && (
                  <ActionIcon
                    variant="subtle"
                    size={42}
                    aria-label={`Remove ${props.nameOf(item, place)}`}
                    onClick={() => props.onRemove(item)}
                  >
                    <IconTrash size={18} stroke={1.8} aria-hidden />
                  </ActionIcon>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && mayAdd && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={props.onAdd}
        >
          {props.add}
        </Button>
      )}
    </FieldGroup>
  )
}
