import { Switch } from '@mantine/core'
import { useId } from 'react'
import styles from './switch-row.module.css'

interface Props {
  readonly title: string
  readonly description: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** A row with a switch that says in words, too, whether it is on. */
export function SwitchRow({ title, description, isOn, onTurn }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id}>{title}</label>
        <p id={`${id}-about`}>{description}</p>
      </div>
      <span className={styles.word} aria-hidden>
        {isOn ? 'On' : 'Off'}
      </span>
      <Switch
        id={id}
        aria-describedby={`${id}-about`}
        size="md"
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </div>
  )
}
