import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import { ChoiceField } from '../../../fields/choice-field.configure.tsx'
import styles from '../../../fields/fields.configure.module.css'
import { NumberField } from '../../../fields/number-field.configure.tsx'
import type { AdvancedTaskConfig } from '../advanced-task.shape.ts'
import { demandScales, demandScaleTitles, demandsOf, demandTitles } from '../task-terms.ts'

const scaleOptions = demandScales.map((value) => ({
  value,
  label: demandScaleTitles[value],
  description: demandsOf[value].map((it) => demandTitles[it]).join(', '),
}))

function AdvancedTaskSettings(props: ConfigureProps<AdvancedTaskConfig>) {
  const { value, change, isReadOnly, faults } = props
  return (
    <div className={styles.fields}>
      <NumberField
        {...props}
        name="plannedRounds"
        label="Planned rounds"
        description="From 1 to 10. Shares show after the last, always with the four levels."
      />
      <NumberField
        {...props}
        name="secondsBetweenRounds"
        label="Seconds between rounds"
        description="From 30 to 600. One minute is usual."
      />
      <NumberField
        {...props}
        name="sampledSeats"
        label="Seats in the sample"
        description="From 3 to 30, spread over the room. Observers can change them before they begin."
      />
      <ChoiceField
        label="What a task asks for"
        options={scaleOptions}
        value={value.demandScale}
        isReadOnly={isReadOnly}
        fault={faults.demandScale}
        onChange={(demandScale) => change({ ...value, demandScale })}
      />
    </div>
  )
}

export default sealConfigure({ Component: AdvancedTaskSettings })
