import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import { ChoiceField } from '../../../fields/choice-field.configure.tsx'
import styles from '../../../fields/fields.configure.module.css'
import { NumberField } from '../../../fields/number-field.configure.tsx'
import type { OnTaskConfig } from '../on-task.shape.ts'

const waysToRecord = [
  {
    value: 'seats',
    label: 'Seat by seat',
    description: 'A map of numbered seats, one code each. Students are never named.',
  },
  {
    value: 'counts',
    label: 'Five numbers',
    description: 'How many students for each code, without a map.',
  },
] as const

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
      <ChoiceField
        label="How students are recorded"
        options={waysToRecord}
        value={value.style}
        isReadOnly={isReadOnly}
        fault={faults.style}
        onChange={(style) => change({ ...value, style })}
      />
    </div>
  )
}

export default sealConfigure({ Component: OnTaskSettings })
