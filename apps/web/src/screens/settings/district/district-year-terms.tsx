import type { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import { evenTerms, type TermPlan, termPlans } from '@corridor/domain/calendar/terms'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { flushSync } from 'react-dom'
import styles from '../../../forms/form.module.css'
import { FormRows } from '../../../forms/form-rows.tsx'

const columns = [
  { field: 'name', label: 'Name', type: 'text' },
  { field: 'startsOn', label: 'First day', type: 'date' },
  { field: 'endsOn', label: 'Last day', type: 'date' },
] as const

export function YearTerms({ form }: { readonly form: UseFormReturnType<SchoolCalendar> }) {
  const { terms } = form.values
  const divide = (plan: TermPlan) => {
    flushSync(() => form.setFieldValue('terms', evenTerms(form.values, plan)))
    form.getInputNode('terms.0.name')?.focus()
  }
  return (
    <div className={styles.part}>
      <div>
        <h3>Terms</h3>
        <p>Optional. Semesters, trimesters or quarters, in order.</p>
      </div>
      {terms.length === 0 && (
        <div className={styles.actions}>
          {termPlans.map((plan) => (
            <Button
              key={plan.title}
              variant="default"
              disabled={evenTerms(form.values, plan).length === 0}
              onClick={() => divide(plan)}
              onMouseDown={keepFocus}
            >
              {plan.title}
            </Button>
          ))}
        </div>
      )}
      <FormRows
        form={form}
        path="terms"
        what="term"
        rows={terms}
        columns={columns}
        onAdd={() => form.insertListItem('terms', { name: '', startsOn: '', endsOn: '' })}
      />
    </div>
  )
}
