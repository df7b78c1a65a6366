import { Radio } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { NumberField } from '../number-field.configure.tsx'
import styles from './advanced-task.configure.module.css'
import type { AdvancedTaskConfig } from './advanced-task.shape.ts'
import { type DemandScale, demandScales, demandScaleTitles, demandsOf, demandTitles } from './task-terms.ts'

const isScale = (it: string): it is DemandScale => demandScales.some((scale) => scale === it)

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
      <Radio.Group
        label="What a task asks for"
        size="md"
        value={value.demandScale}
        readOnly={isReadOnly}
        error={faults.demandScale}
        onChange={(scale) => isScale(scale) && change({ ...value, demandScale: scale })}
      >
        <div className={styles.options}>
          {demandScales.map((scale) => (
            <Radio
              key={scale}
              value={scale}
              size="md"
              disabled={isReadOnly && value.demandScale !== scale}
              label={demandScaleTitles[scale]}
              description={demandsOf[scale].map((it) => demandTitles[it]).join(', ')}
            />
          ))}
        </div>
      </Radio.Group>
    </div>
  )
}

export default sealConfigure({ Component: AdvancedTaskSettings })
