import type { School } from '@corridor/contract/district/schools'
import { useForm } from '@mantine/form'
import { call, contract } from '../../../api/client.ts'
import styles from '../../../forms/form.module.css'
import { FormActions } from '../../../forms/form-actions.tsx'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useAllChanged } from '../use-all-changed.ts'
import { DeleteSchool } from './school-delete.tsx'
import { SchoolFields } from './school-fields.tsx'
import { detailsOf, type SchoolValues, schoolFaults, valuesOf } from './school-values.ts'

interface Props {
  readonly school: School
  readonly mayDelete: boolean
  readonly onSaved: () => void
}

export function SchoolForm({ school, mayDelete, onSaved }: Props) {
  const allChanged = useAllChanged()
  const form = useForm<SchoolValues>({
    initialValues: valuesOf(school),
    validate: schoolFaults,
    validateInputOnBlur: true,
  })
  const save = async (values: SchoolValues) => {
    const params = { schoolId: school.id }
    const saved = await call(contract.schools.change, { params, body: detailsOf(values) })
    form.setInitialValues(valuesOf(saved))
    form.reset()
    await allChanged()
    onSaved()
    toast('School saved', saved.name)
  }
  const submit = useSubmit(form, save, {
    message: 'The school was not saved. What you typed is still here. Please try again later.',
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SchoolFields form={form} />
      <FormActions form={form}>{mayDelete && <DeleteSchool school={school} />}</FormActions>
    </form>
  )
}
