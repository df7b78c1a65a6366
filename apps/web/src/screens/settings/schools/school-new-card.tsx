import { useForm } from '@mantine/form'
import { call, contract } from '../../../api/client.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { NewCard } from '../new-card.tsx'
import { useAllChanged } from '../use-all-changed.ts'
import { SchoolFields } from './school-fields.tsx'
import { blankSchool, detailsOf, type SchoolValues, schoolFaults } from './school-values.ts'

export function NewSchoolCard({ onDone }: { readonly onDone: () => void }) {
  const allChanged = useAllChanged()
  const form = useForm<SchoolValues>({
    initialValues: blankSchool,
    validate: schoolFaults,
    validateInputOnBlur: true,
  })
  const save = async (values: SchoolValues) => {
    const { name } = await call(contract.schools.add, { body: detailsOf(values) })
    await allChanged()
    onDone()
    toast('School added', name)
  }
  const submit = useSubmit(form, save, {
    message: 'The school was not added. What you typed is still here. Please try again later.',
  })

  return (
    <NewCard what="school" isSubmitting={form.submitting} onSubmit={submit} onCancel={onDone}>
      <SchoolFields form={form} />
    </NewCard>
  )
}
