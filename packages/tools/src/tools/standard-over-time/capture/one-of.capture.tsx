import { useId } from 'react'
import styles from './one-of.module.css'

interface Props {
  readonly title: string
  /** The note under the title. */
  readonly note?: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly mark?: number }[]
  /** The chosen option; null until somebody chose. */
  readonly value: string | null
  readonly onChange: (value: string) => void
  /** Two or three words side by side, or a scale of tiles. */
  readonly look: 'switch' | 'tiles'
  readonly isSmall?: boolean
}

/** A choice between a few options, as wide as the column, for a thumb. */
export function OneOf({ title, note, options, value, onChange, look, isSmall = false }: Props) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group} data-small={isSmall}>
      <h3 id={id} className={styles.title}>
        {title} {note && <span className={styles.note}>{note}</span>}
      </h3>
      <div className={styles.options} data-look={look} data-many={options.length > 5}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark !== undefined && <span className={styles.mark}>{option.mark}</span>}{' '}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
