import { counted } from '@corridor/domain/count-words'
import { type SchoolCalendar, yearTitle } from '@corridor/domain/school-calendar'
import { Card } from '@corridor/ui/card'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { toast } from '../../frame/toasts.tsx'
import styles from './district-form.module.css'
import { FormActions } from './district-form-actions.tsx'
import { useYearForm, YearFields } from './district-year-form.tsx'

interface Props {
  readonly year: SchoolCalendar
  readonly others: readonly SchoolCalendar[]
}

export function YearCard({ year, others }: Props) {
  const form = useYearForm(year, others)
  const save = async (values: SchoolCalendar) => {
    const { startsOn } = year
    const { schoolYears } = await call(contract.district.changeSchoolYear, {
      params: { startsOn },
      body: values,
    })
    form.setInitialValues(schoolYears.find((it) => it.startsOn === values.startsOn) ?? values)
    form.reset()
    await cache.invalidateQueries()
    toast('School year saved')
  }
  const submit = useSubmit(form, save, {
    message: 'The school year was not saved. What you typed is still here. Please try again later.',
  })

  return (
    <Card title={`School year ${yearTitle(year)}`} subtitle={counted(year.closures.length, 'closure')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <YearFields form={form} />
        <FormActions form={form} />
      </form>
    </Card>
  )
}
