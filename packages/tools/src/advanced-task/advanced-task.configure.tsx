import { NumberInput, Radio } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import styles from './advanced-task.configure.module.css'
import type { AdvancedTaskConfig } from './advanced-task.shape.ts'
import { type DemandScale, demandScales, demandScaleTitles, demandsOf, demandTitles } from './task-terms.ts'

const isScale = (it: string): it is DemandScale => demandScales.some((scale) => scale === it)

function AdvancedTaskSettings({ value, change, isReadOnly, faults }: ConfigureProps<AdvancedTaskConfig>) {
  const number = (name: 'plannedRounds' | 'secondsBetweenRounds' | 'sampledSeats') => ({
    // An empty field is no number, and still a field.
    value: Number.isFinite(value[name]) ? value[name] : '',
    onChange: (typed: number | string) =>
      change({ ...value, [name]: typed === '' ? Number.NaN : Number(typed) }),
    error: faults[name],
    readOnly: isReadOnly,
    size: 'md',
    allowDecimal: false,
    allowNegative: false,
    hideControls: true,
  })
  return (
    <div className={styles.fields}>
      <NumberInput
        label="Planned rounds"
        description="From 1 to 10. Shares show after the last, always with the four levels."
        {...number('plannedRounds')}
      />
      <NumberInput
        label="Seconds between rounds"
        description="From 30 to 600. One minute is usual."
        {...number('secondsBetweenRounds')}
      />
      <NumberInput
        label="Seats in the sample"
        description="From 3 to 30, spread over the room. Observers can change them before they begin."
        {...number('sampledSeats')}
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
