import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './district-policies.module.css'

interface Option<Value> {
  readonly value: Value
  readonly label: string
  readonly hint: string
}

interface Props<Value> {
  readonly title: string
  readonly hint?: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Says what follows from the choice. */
  readonly children?: ReactNode
}

export function PolicyChoice<Value extends string | boolean>(props: Props<Value>) {
  const { title, hint, options, value, onChange, children } = props
  const choose = (chosen: string) => {
    const option = options.find((it) => String(it.value) === chosen)
    if (option) onChange(option.value)
  }
  return (
    <div className={styles.policy}>
      <Radio.Group
        label={title}
        description={hint}
        // The description comes before the choice.
        inputWrapperOrder={['label', 'description', 'input']}
        size="md"
        value={String(value)}
        onChange={choose}
      >
        <div className={styles.options}>
          {options.map((it) => (
            <Radio key={it.label} value={String(it.value)} label={it.label} description={it.hint} size="md" />
          ))}
        </div>
      </Radio.Group>
      {children}
    </div>
  )
}
