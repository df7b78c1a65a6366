import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import { ChoiceField } from '../../../fields/choice-field.configure.tsx'
import fields from '../../../fields/fields.configure.module.css'
import { NumberField } from '../../../fields/number-field.configure.tsx'
import type { StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import styles from './standard-over-time.configure.module.css'
import { StandardsSettings } from './standards-settings.configure.tsx'

const modes = [
  { value: 'level', label: 'One level', description: 'On the standard’s own scale.' },
  {
    value: 'interval',
    label: 'Every five minutes',
    description: 'Present, partly or absent. The visit counts with the middle one.',
  },
] as const

function StandardOverTimeSettings(props: ConfigureProps<StandardOverTimeConfig>) {
  const { value, change, isReadOnly, faults } = props
  return (
    <div className={fields.fields}>
      <div className={styles.numbers}>
        <NumberField
          {...props}
          name="baselineVisits"
          label="Baseline visits"
          description="Their median is the baseline."
        />
        <NumberField
          {...props}
          name="cadenceDays"
          label="Days between checks"
          description="Two weeks are usual."
        />
        <NumberField
          {...props}
          name="target"
          label="Target level"
          description="Three checks in a row there count as sustained."
        />
      </div>
      <p className={fields.hint}>Observers may agree on others with an educator, standard by standard.</p>
      <ChoiceField
        label="What a visit records"
        options={modes}
        value={value.mode}
        isReadOnly={isReadOnly}
        fault={faults.mode}
        onChange={(mode) => change({ ...value, mode })}
      />
      <StandardsSettings {...props} />
    </div>
  )
}

export default sealConfigure({ Component: StandardOverTimeSettings })
