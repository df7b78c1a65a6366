import { type SchoolCalendar, yearTitle } from '@corridor/domain/calendar/school-calendar'
import { Fragment } from 'react'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import styles from '../../forms/form.module.css'
import { FormActions } from '../../forms/form-actions.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { toast } from '../../frame/messages/toasts.tsx'
import page from './district.module.css'
import { useYearForm, YearFields } from './district-year-form.tsx'
import { termFacts, yearFacts } from './district-year-words.ts'
import { FoldCard } from './fold-card.tsx'

interface Props {
  readonly year: SchoolCalendar
  readonly others: readonly SchoolCalendar[]
}

export function YearCard({ year, others }: Props) {
  const facts = (
    <>
      {yearFacts(year)}
      <br />
      {termFacts(year).map((fact) => (
        <Fragment key={fact}>
          <span className={page.fact}>{fact}</span>{' '}
        </Fragment>
      ))}
    </>
  )
  return (
    <FoldCard title={`School year ${yearTitle(year)}`} facts={facts}>
      {(close) => <YearForm year={year} others={others} onSaved={close} />}
    </FoldCard>
  )
}

function YearForm({ year, others, onSaved }: Props & { readonly onSaved: () => void }) {
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
    onSaved()
    toast('School year saved')
  }
  const submit = useSubmit(form, save, {
    message: 'The school year was not saved. What you typed is still here. Please try again later.',
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <YearFields form={form} />
      <FormActions form={form} />
    </form>
  )
}
