import { NumberInput } from '@mantine/core'
import type { ConfigureProps } from '../definition/capture-view.ts'
import styles from './fields.configure.module.css'

type NumberIn<Config> = {
  [Name in keyof Config]: Config[Name] extends number ? Name : never
}[keyof Config] &
  string

interface Props<Config> extends ConfigureProps<Config> {
  readonly name: NumberIn<Config>
  readonly label: string
  readonly description: string
}

/** A field for a whole number that a district sets. While it is empty it holds no number. */
export function NumberField<Config>(props: Props<Config>) {
  const { name, label, description, value, change, isReadOnly, faults } = props
  const set = Number(value[name])
  return (
    <NumberInput
      label={label}
      description={description}
      value={Number.isFinite(set) ? set : ''}
      onChange={(typed) => change({ ...value, [name]: typed === '' ? Number.NaN : Number(typed) })}
      error={faults[name]}
      readOnly={isReadOnly}
      size="md"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      classNames={{ wrapper: styles.number ?? '' }}
    />
  )
}
