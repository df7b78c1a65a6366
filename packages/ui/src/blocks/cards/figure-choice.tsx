import type { FigureBlock } from '../figure-buttons.tsx'
import styles from './figure-choice.module.css'

interface Props {
  /** The card's name. */
  readonly name: string
  readonly figures: readonly FigureBlock[]
  /** The place of the chosen figure. */
  readonly value: number
  readonly onChange: (place: number) => void
}

/** Chooses which of a card's figures a wide screen shows; a narrow one and paper show them all. */
export function FigureChoice({ name, figures, value, onChange }: Props) {
  return (
    <select
      className={styles.choice}
      aria-label={`${name}: shown`}
      value={value}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {figures.map(({ title }, place) => (
        <option key={title} value={place}>
          {title}
        </option>
      ))}
    </select>
  )
}
