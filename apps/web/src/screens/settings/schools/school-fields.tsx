import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ActiveField } from '../../../forms/active-field.tsx'
import styles from '../../../forms/form.module.css'
import { FormRows } from '../../../forms/form-rows.tsx'
import type { SchoolValues } from './school-values.ts'

const columns = [
  { field: 'name', label: 'Period', type: 'text' },
  { field: 'startsAt', label: 'Starts', type: 'time' },
  { field: 'endsAt', label: 'Ends', type: 'time' },
] as const

export function SchoolFields({ form }: { readonly form: UseFormReturnType<SchoolValues> }) {
  return (
    <>
      <div className={styles.fields} data-columns="3">
        <TextInput label="Name" autoComplete="off" {...form.getInputProps('name')} />
        <TextInput label="Grades" description="Such as K–5 or 6–8." {...form.getInputProps('gradeSpan')} />
        <TextInput
          label="Visits planned per week"
          description="Optional. The dashboard counts toward it."
          inputMode="numeric"
          {...form.getInputProps('visitsPlannedPerWeek')}
        />
      </div>
      <ActiveField
        label="In use"
        description="An inactive school leaves the menus and the dashboard. Its visits stay."
        {...form.getInputProps('isActive')}
      />
      <div className={styles.part}>
        <div>
          <h3>Bell schedule</h3>
          <p>The periods of an ordinary day, in order, in the district’s time.</p>
        </div>
        <FormRows
          form={form}
          path="bellSchedule"
          what="period"
          rows={form.values.bellSchedule}
          columns={columns}
          onAdd={() => form.insertListItem('bellSchedule', { name: '', startsAt: '', endsAt: '' })}
        />
      </div>
    </>
  )
}
