import { IconEye, IconQuestionMark } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { type Column, columns, columnTitles } from '../columns.ts'
import styles from './column-switch.module.css'

interface Props {
  /** The name for screen readers: which entry it is of. */
  readonly label: string
  readonly value: Column
  /** `onChange` must be the same function in every render. */
  readonly onChange: (column: Column) => void
}

export const columnLooks = {
  noticing: <IconEye size={20} stroke={1.8} aria-hidden />,
  wondering: <IconQuestionMark size={20} stroke={1.8} aria-hidden />,
}

export const ColumnSwitch = memo(function ColumnSwitch({ label, value, onChange }: Props) {
  const name = useId()
  return (
    <div className={styles.switch} role="radiogroup" aria-label={label}>
      {columns.map((column) => (
        <label key={column}>
          <input type="radio" name={name} checked={column === value} onChange={() => onChange(column)} />
          {columnLooks[column]}
          {columnTitles[column]}
        </label>
      ))}
    </div>
  )
})
