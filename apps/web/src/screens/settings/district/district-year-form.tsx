import { overlapFault, SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import { TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import styles from '../../../forms/form.module.css'
import { faultsOf } from '../../../forms/form-faults.ts'
import { FormRows } from '../../../forms/form-rows.tsx'
import { YearTerms } from './district-year-terms.tsx'

const columns = [
  { field: 'name', label: 'Name', type: 'text' },
  { field: 'firstOn', label: 'First day', type: 'date' },
  { field: 'lastOn', label: 'Last day', type: 'date' },
] as const

export function useYearForm(
  year: SchoolCalendar,
  others: readonly SchoolCalendar[],
  onValuesChange: (values: SchoolCalendar) => void = () => {},
) {
  return useForm<SchoolCalendar>({
    initialValues: year,
    onValuesChange,
    validate: (values) => {
      const startsOn = overlapFault(values, others)
      return { ...(startsOn && { startsOn }), ...faultsOf(SchoolCalendar, values) }
    },
    validateInputOnBlur: true,
  })
}

export function YearFields({ form }: { readonly form: UseFormReturnType<SchoolCalendar> }) {
  return (
    <>
      <div className={styles.fields}>
        <TextInput label="First day of school" type="date" {...form.getInputProps('startsOn')} />
        <TextInput label="Last day of school" type="date" {...form.getInputProps('endsOn')} />
      </div>
      <YearTerms form={form} />
      <div className={styles.part}>
        <div>
          <h3>Closures</h3>
          <p>Days without school. They leave every count of school days.</p>
        </div>
        <FormRows
          form={form}
          path="closures"
          what="closure"
          rows={form.values.closures}
          columns={columns}
          onAdd={() => form.insertListItem('closures', { name: '', firstOn: '', lastOn: '' })}
        />
      </div>
    </>
  )
}
