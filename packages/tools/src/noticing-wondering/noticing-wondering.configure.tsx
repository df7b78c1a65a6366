import { NumberInput, TextInput } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { columns, columnTitles } from './columns.ts'
import styles from './noticing-wondering.configure.module.css'
import type { NoticingConfig } from './noticing-wondering.shape.ts'
import { StemRows } from './stem-rows.configure.tsx'

function NoticingSettings({ value, change, isReadOnly, faults }: ConfigureProps<NoticingConfig>) {
  return (
    <div className={styles.fields}>
      <TextInput
        label="Focus question"
        description="Stands above every visit. Leave it empty to look at whatever there is."
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
          description="Stands in the empty field."
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
      <NumberInput
        label="Most entries in a visit"
        description="From 2 to 100. Few entries make observers choose."
        size="md"
        // An empty field is no number, and still a field.
        value={Number.isFinite(value.mostEntries) ? value.mostEntries : ''}
        readOnly={isReadOnly}
        error={faults.mostEntries}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        onChange={(typed) => change({ ...value, mostEntries: typed === '' ? Number.NaN : Number(typed) })}
      />
    </div>
  )
}

export default sealConfigure({ Component: NoticingSettings })
