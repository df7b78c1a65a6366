import { Radio } from '@mantine/core'
import styles from './fields.configure.module.css'

interface Props<Choice extends string> {
  readonly label: string
  readonly options: readonly {
    readonly value: Choice
    readonly label: string
    readonly description: string
  }[]
  readonly value: Choice
  readonly isReadOnly: boolean
  /** Whether another setting leaves nothing to choose. */
  readonly isOff?: boolean
  readonly fault: string | undefined
  readonly onChange: (choice: Choice) => void
}

/** A choice between a few options, each with a line about it. */
export function ChoiceField<Choice extends string>(props: Props<Choice>) {
  const { label, options, value, isReadOnly, isOff = false, fault, onChange } = props
  const choose = (typed: string) => {
    const chosen = options.find((it) => it.value === typed)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Radio.Group label={label} size="md" value={value} readOnly={isReadOnly} error={fault} onChange={choose}>
      <div className={styles.options}>
        {options.map((it) => (
          <Radio key={it.value} {...it} size="md" disabled={isOff || (isReadOnly && it.value !== value)} />
        ))}
      </div>
    </Radio.Group>
  )
}
