import { shortDay } from '@corridor/domain/calendar/day-words'
import type { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import { closuresAfter } from '@corridor/domain/rollover/next-year'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import forms from '../../../forms/form.module.css'
import { useYearForm, YearFields } from '../district/district-year-form.tsx'
import styles from './next-year.module.css'
import type { Plan } from './use-plan.ts'

interface Props {
  readonly plan: Plan
  readonly lastYear: SchoolCalendar
  readonly onNext: () => void
}

/** The calendar of the next year: first and last day, terms, and closures with those of last year to be confirmed. */
export function CalendarPart({ plan, lastYear, onNext }: Props) {
  const form = useYearForm(plan.content.calendar, [lastYear], (calendar) => plan.change({ calendar }))
  const offered = closuresAfter(lastYear, form.values)
  const add = (closures: SchoolCalendar['closures']) => {
    const all = [...form.values.closures, ...closures]
    form.setFieldValue(
      'closures',
      all.toSorted((one, other) => one.firstOn.localeCompare(other.firstOn)),
    )
  }
  return (
    <>
      <Card
        title="Calendar"
        subtitle="The same weekdays as last year, a year on. Check each day against your own calendar."
      >
        <form className={forms.form} onSubmit={form.onSubmit(onNext)} noValidate>
          <YearFields form={form} />
          <div className={forms.actions}>
            <Button type="submit">Next: people</Button>
          </div>
        </form>
      </Card>
      {offered.length > 0 && (
        <Card
          title="Closures of last year"
          subtitle="Where they would be in the new calendar. None of them counts until you add it."
          aside={
            <Button variant="default" onClick={() => add(offered)} onMouseDown={keepFocus}>
              Add {offered.length === 1 ? 'it' : `all ${offered.length}`}
            </Button>
          }
        >
          <ul className={styles.offered} aria-label={counted(offered.length, 'closure')}>
            {offered.map((it) => (
              <li key={`${it.name} ${it.firstOn}`}>
                <span>
                  <strong>{it.name}</strong>
                  <small>{daysOf(it)}</small>
                </span>
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconPlus size={16} stroke={1.8} />}
                  aria-label={`Add ${it.name}`}
                  onClick={() => add([it])}
                  onMouseDown={keepFocus}
                >
                  Add
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** “Nov 24 to Nov 26, 2027” */
function daysOf({ firstOn, lastOn }: SchoolCalendar['closures'][number]): string {
  const last = `${shortDay(lastOn)}, ${lastOn.slice(0, 4)}`
  return firstOn === lastOn ? last : `${shortDay(firstOn)} to ${last}`
}
