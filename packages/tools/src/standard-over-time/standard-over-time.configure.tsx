import { Radio } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { NumberField } from '../number-field.configure.tsx'
import styles from './standard-over-time.configure.module.css'
import type { StandardOverTimeConfig } from './standard-over-time.shape.ts'
import { StandardsSettings } from './standards-settings.configure.tsx'

const isMode = (it: string): it is StandardOverTimeConfig['mode'] => it === 'level' || it === 'interval'

function StandardOverTimeSettings(props: ConfigureProps<StandardOverTimeConfig>) {
  const { value, change, isReadOnly, faults } = props
  return (
    <div className={styles.fields}>
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
          description="What is planned. Two weeks are usual."
        />
        <NumberField
          {...props}
          name="target"
          label="Target level"
          description="Three in a row there are sustained."
        />
      </div>
      <Radio.Group
        label="What a visit records"
        size="md"
        value={value.mode}
        readOnly={isReadOnly}
        error={faults.mode}
        onChange={(mode) => isMode(mode) && change({ ...value, mode })}
      >
        <div className={styles.options}>
          <Radio
            value="level"
            size="md"
            disabled={isReadOnly && value.mode !== 'level'}
            label="One level"
            description="On the standard’s own scale."
          />
          <Radio
            value="interval"
            size="md"
            disabled={isReadOnly && value.mode !== 'interval'}
            label="Every five minutes"
            description="Present, partly or absent. The visit counts with the middle one."
          />
        </div>
      </Radio.Group>
      <StandardsSettings {...props} />
    </div>
  )
}

export default sealConfigure({ Component: StandardOverTimeSettings })
