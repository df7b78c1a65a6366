import { Checkbox } from '@mantine/core'
import styles from './fields.configure.module.css'

interface Props<Choice extends string> {
  readonly label: string
  readonly description?: string
  readonly options: readonly Choice[]
  readonly titles: Readonly<Record<Choice, string>>
  readonly value: readonly Choice[]
  readonly isReadOnly: boolean
  readonly fault: string | undefined
  /** Called with the choices in the order of the options, whatever was ticked first. */
  readonly onChange: (choices: Choice[]) => void
}

/** A choice of any of a few options. */
export function ChoicesField<Choice extends string>(props: Props<Choice>) {
  const { label, description, options, titles, value, isReadOnly, fault, onChange } = props
  return (
    <Checkbox.Group
      label={label}
      description={description}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      size="md"
      value={[...value]}
      readOnly={isReadOnly}
      error={fault}
      onChange={(ticked) => onChange(options.filter((it) => ticked.includes(it)))}
    >
      <div className={styles.options} data-flat>
        {options.map((it) => (
          <Checkbox
            key={it}
            value={it}
            size="md"
            label={titles[it]}
            disabled={isReadOnly && !value.includes(it)}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
