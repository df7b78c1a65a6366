import type { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import { yearAfter } from '@corridor/domain/rollover/next-year'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { NewCard } from '../new-card.tsx'
import { useYearForm, YearFields } from './district-year-form.tsx'

interface Props {
  /** The school years, the latest first. */
  readonly years: readonly SchoolCalendar[]
  readonly onDone: () => void
}

export function NewYearCard({ years, onDone }: Props) {
  const form = useYearForm(yearAfter(years[0]), years)
  const save = async (body: SchoolCalendar) => {
    await call(contract.district.addSchoolYear, { body })
    await cache.invalidateQueries()
    onDone()
    toast('School year added')
  }
  const submit = useSubmit(form, save, {
    message: 'The school year was not added. What you typed is still here. Please try again later.',
  })

  return (
    <NewCard what="school year" isSubmitting={form.submitting} onSubmit={submit} onCancel={onDone}>
      <YearFields form={form} />
    </NewCard>
  )
}
