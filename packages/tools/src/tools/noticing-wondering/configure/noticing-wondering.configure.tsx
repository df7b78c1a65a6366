import { TextInput } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import styles from '../../../fields/fields.configure.module.css'
import { NumberField } from '../../../fields/number-field.configure.tsx'
import { columns, columnTitles } from '../columns.ts'
import type { NoticingConfig } from '../noticing-wondering.shape.ts'
import { StemRows } from './stem-rows.configure.tsx'

function NoticingSettings(props: ConfigureProps<NoticingConfig>) {
  const { value, change, isReadOnly, faults } = props
  return (
    <div className={styles.fields}>
      <TextInput
        label="Focus question"
        description="Shown at the top of every visit. Leave it empty to look at whatever there is."
        size="md"
        value={value.focusQuestion}
        readOnly={isReadOnly}
        error={faults.focusQuestion}
        onChange={(event) => change({ ...value, focusQuestion: event.currentTarget.value })}
      />
      {columns.map((column) => (
        <TextInput
          key={column}
          label={`Prompt for a ${columnTitles[column].toLowerCase()}`}
          description="Shown in the field until something is typed."
          size="md"
          value={value.prompts[column]}
          readOnly={isReadOnly}
          error={faults[`prompts.${column}`]}
          onChange={(event) =>
            change({ ...value, prompts: { ...value.prompts, [column]: event.currentTarget.value } })
          }
        />
      ))}
      {columns.map((column) => (
        <StemRows
          key={column}
          column={column}
          stems={value.stems}
          change={(stems) => change({ ...value, stems })}
          isReadOnly={isReadOnly}
          faults={faults}
        />
      ))}
      <NumberField
        {...props}
        name="mostEntries"
        label="Most entries in a visit"
        description="From 2 to 100. Few entries make observers choose."
      />
    </div>
  )
}

export default sealConfigure({ Component: NoticingSettings })
