import { Field } from '@corridor/ui/capture/field'
import { type About, abouts, aboutTitles } from '../../columns.ts'
import styles from './about-select.module.css'

interface Props {
  readonly value: About | null
  readonly onChange: (about: About | null) => void
}

/** A choice of what the entry is about, by the device’s own control. */
export function AboutSelect({ value, onChange }: Props) {
  return (
    <Field className={styles.about}>
      {(id) => (
        <select
          id={id}
          aria-label="About"
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(abouts.find((it) => it === currentTarget.value) ?? null)}
        >
          <option value="">About …</option>
          {abouts.map((about) => (
            <option key={about} value={about}>
              {aboutTitles[about]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
