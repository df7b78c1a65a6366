import { type ConfigureProps, sealConfigure } from '@corridor/tools/definition/capture-view'
import { TextInput } from '@mantine/core'
import type { TallyConfig } from './quick-tally.shape.ts'

function QuickTallySettings({ value, change, isReadOnly, faults }: ConfigureProps<TallyConfig>) {
  return (
    <TextInput
      label="What is counted"
      value={value.counts}
      readOnly={isReadOnly}
      error={faults.counts}
      onChange={(event) => change({ counts: event.currentTarget.value })}
    />
  )
}

export default sealConfigure({ Component: QuickTallySettings })
