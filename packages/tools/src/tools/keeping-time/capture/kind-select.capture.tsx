import { useId } from 'react'
import { categories } from '../categories.ts'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf } from '../labels.ts'
import type { Track } from '../tracks.ts'
import styles from './segment-editor.module.css'

interface Props {
  readonly of: Track
  readonly config: KeepingTimeConfig
  readonly value: string
  readonly onChange: (key: string) => void
}

/** A choice of another category, or another grouping, for the same time. */
export function KindSelect({ of, config, value, onChange }: Props) {
  const id = useId()
  const offered =
    of === 'groupings'
      ? config.groupings.map((it) => it.id)
      : categories.flatMap(({ key }) => (config.categories[key].isOn || key === value ? [key] : []))
  return (
    <div className={styles.kind}>
      <label htmlFor={id}>{of === 'groupings' ? 'Grouping' : 'Category'}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {offered.map((key) => (
          <option key={key} value={key}>
            {labelOf(of, key, config)}
          </option>
        ))}
      </select>
    </div>
  )
}
