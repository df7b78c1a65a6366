import { addDays } from '@corridor/domain/calendar'
import type { SchoolCalendar } from '@corridor/domain/school-calendar'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { toast } from '../../frame/toasts.tsx'
import styles from './district-form.module.css'
import { keepFocus } from './district-form-actions.tsx'
import { useYearForm, YearFields } from './district-year-form.tsx'

interface Props {
  /** The latest first. */
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
    <Card title="New school year">
      <form className={styles.form} onSubmit={submit} noValidate>
        <YearFields form={form} />
        <div className={styles.actions}>
          <Button type="submit" loading={form.submitting} {...keepFocus}>
            Add school year
          </Button>
          <Button variant="default" onClick={onDone} {...keepFocus}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}

const WEEKS_LATER = 52 * 7

/** The same days of the week, a year on: a first guess that is mostly right. */
function yearAfter(last: SchoolCalendar | undefined): SchoolCalendar {
  if (!last) return { startsOn: '', endsOn: '', closures: [] }
  return {
    startsOn: addDays(last.startsOn, WEEKS_LATER),
    endsOn: addDays(last.endsOn, WEEKS_LATER),
    closures: [],
  }
}
