import { Radio } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { NumberField } from '../number-field.configure.tsx'
import styles from './on-task.configure.module.css'
import type { OnTaskConfig } from './on-task.shape.ts'

const isStyle = (it: string): it is OnTaskConfig['style'] => it === 'seats' || it === 'counts'

function OnTaskSettings(props: ConfigureProps<OnTaskConfig>) {
  const { value, change, isReadOnly, faults } = props
  return (
    <div className={styles.fields}>
      <NumberField
        {...props}
        name="secondsBetweenSweeps"
        label="Seconds between sweeps"
        description="From 60 to 600. Two minutes are usual."
      />
      <NumberField
        {...props}
        name="plannedSweeps"
        label="Planned sweeps"
        description="From 3 to 20. The rate shows after the last; fewer than 5 are indicative only."
      />
      <Radio.Group
        label="How students are recorded"
        size="md"
        value={value.style}
        readOnly={isReadOnly}
        error={faults.style}
        onChange={(style) => isStyle(style) && change({ ...value, style })}
      >
        <div className={styles.options}>
          <Radio
            value="seats"
            size="md"
            disabled={isReadOnly && value.style !== 'seats'}
            label="Seat by seat"
            description="A map of numbered seats, one code each. Students are never named."
          />
          <Radio
            value="counts"
            size="md"
            disabled={isReadOnly && value.style !== 'counts'}
            label="Five numbers"
            description="How many students for each code, without a map."
          />
        </div>
      </Radio.Group>
    </div>
  )
}

export default sealConfigure({ Component: OnTaskSettings })
