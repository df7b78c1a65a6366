import { periodWords } from '@corridor/domain/people/teaching-words'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ActiveField } from '../../../forms/active-field.tsx'
import styles from '../../../forms/form.module.css'
import { FormRows } from '../../../forms/form-rows.tsx'
import own from './educator-fields.module.css'
import { blankTeaching, type Choices, type EducatorValues, periodsFor } from './educator-values.ts'

interface Props {
  readonly form: UseFormReturnType<EducatorValues>
  readonly choices: Choices
  readonly isNew: boolean
}

export function EducatorFields(props: Props) {
  return (
    <>
      <PersonFields {...props} />
      <SchoolFields {...props} />
      <PeriodsField {...props} />
    </>
  )
}

function PersonFields({ form, isNew }: Props) {
  const input = (name: keyof EducatorValues) => ({ autoComplete: 'off', ...form.getInputProps(name) })
  return (
    <>
      <div className={styles.fields}>
        <TextInput label="Name" autoFocus {...input('name')} />
        <TextInput label="Room, optional" description="Such as Room 224 or Gym." {...input('room')} />
        <TextInput label="Grades" description="Such as K–2 or 8." {...input('grades')} />
        <TextInput label="Subject" description="Such as Math." {...input('subject')} />
        <TextInput
          label="Email, optional"
          description="Where visits are sent."
          type="email"
          {...input('email')}
        />
        <TextInput
          label="Number in the HR system, optional"
          description="Imports find people by it."
          {...input('externalId')}
        />
        <TextInput label="Hired on, optional" type="date" {...input('hiredOn')} />
      </div>
      {!isNew && (
        <ActiveField
          label="State"
          description="Inactive educators leave the lists and the dashboard. Their visits stay."
          {...form.getInputProps('isActive')}
        />
      )}
    </>
  )
}

function SchoolFields({ form, choices }: Props) {
  const schools = choices.schools.map(({ id, name }) => ({ value: String(id), label: name }))
  const nameOf = (id: string | null) => schools.find(({ value }) => value === id)?.label ?? ''
  return (
    <div className={styles.part}>
      <div>
        <h3>Schools</h3>
        <p>Where they teach, from the first to the last day. Without a last day: until further notice.</p>
      </div>
      <FormRows
        form={form}
        path="schools"
        what="school"
        rows={form.values.schools.map(({ schoolId }) => ({ name: nameOf(schoolId) }))}
        columns={[
          { field: 'schoolId', label: 'School', type: 'text', choices: schools },
          { field: 'startsOn', label: 'From', type: 'date' },
          { field: 'endsOn', label: 'Until, optional', type: 'date' },
        ]}
        onAdd={() => form.insertListItem('schools', blankTeaching(choices))}
      />
    </div>
  )
}

function PeriodsField({ form, choices }: Props) {
  const periods = periodsFor(form.values, choices)
  if (periods.length === 0) return null
  return (
    <div className={styles.part}>
      <Checkbox.Group
        label="Periods they teach, optional"
        size="md"
        description="Says who is here now."
        {...form.getInputProps('periods')}
      >
        <div className={own.periods}>
          {periods.map((name) => (
            <Checkbox key={name} className={own.period} value={name} label={periodWords(name)} />
          ))}
        </div>
      </Checkbox.Group>
    </div>
  )
}
