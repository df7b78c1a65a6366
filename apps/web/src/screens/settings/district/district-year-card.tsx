import type { Span } from '@corridor/domain/calendar/calendar-span'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { type SchoolCalendar, yearTitle } from '@corridor/domain/calendar/school-calendar'
import { counted } from '@corridor/domain/words/count-words'
import { Fragment } from 'react'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import styles from '../../../forms/form.module.css'
import { FormActions } from '../../../forms/form-actions.tsx'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { FoldCard } from '../fold-card.tsx'
import page from './district.module.css'
import { useYearForm, YearFields } from './district-year-form.tsx'

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

/** “Aug 17 to May 28 · 7 closures” */
function yearFacts({ closures, ...year }: SchoolCalendar): string {
  return `${daysOf(year)} · ${counted(closures.length, 'closure')}`
}

/** “Semester 1, Aug 17 to Dec 18 ·”, “Semester 2, Jan 4 to May 28” */
function termFacts({ terms }: SchoolCalendar): string[] {
  if (terms.length === 0) return ['No terms yet']
  return terms.map((term, index) => {
    const isLast = index === terms.length - 1
    return `${term.name}, ${daysOf(term)}${isLast ? '' : ' ·'}`
  })
}

function daysOf({ startsOn, endsOn }: Span): string {
  return `${shortDay(startsOn)} to ${shortDay(endsOn)}`
}
