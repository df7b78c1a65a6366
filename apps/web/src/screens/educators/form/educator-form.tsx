import type { Educator, EducatorDetails } from '@corridor/contract/people/educators'
import type { Day } from '@corridor/domain/calendar/calendar'
import { Card } from '@corridor/ui/card'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { submits } from '../../../forms/form-actions.tsx'
import { spanWords } from '../../../forms/span.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { askToDiscard, useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { EducatorFields } from './educator-fields.tsx'
import styles from './educator-form.module.css'
import {
  blankEducator,
  type Choices,
  detailsOf,
  type EducatorValues,
  educatorFaults,
  fixedOf,
  valuesOf,
} from './educator-values.ts'

interface Props {
  /** The educator to edit; absent: a new one. */
  readonly educator?: Educator
  readonly choices: Choices
  readonly save: (details: EducatorDetails) => Promise<Educator>
  readonly onSaved: (educator: Educator) => void
  readonly onCancel: () => void
}

export function EducatorForm({ educator, choices, save, onSaved, onCancel }: Props) {
  const fixed = educator ? fixedOf(educator, choices) : []
  const form = useForm<EducatorValues>({
    initialValues: educator ? valuesOf(educator, choices) : blankEducator(choices),
    validate: (values) => educatorFaults(values, fixed),
    validateInputOnBlur: ['name', 'grades', 'subject', 'room', 'email', 'externalId'],
  })
  const mayLeave = useLeaveQuestion(() => form.isDirty())
  const leave = () => {
    mayLeave()
    onCancel()
  }
  const work = async (values: EducatorValues) => {
    const saved = await save(detailsOf(values, fixed))
    mayLeave()
    onSaved(saved)
  }
  const submit = useSubmit(form, work, {
    message: 'The educator was not saved. What you typed is still here. Please try again later.',
    at: { 'school-not-found': 'schools' },
  })
  const cancel = () => (form.isDirty() ? askToDiscard({ proceed: leave }) : leave())
  return (
    <Card title={educator ? 'Edit facts' : 'Facts'} className={styles.card}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <EducatorFields form={form} choices={choices} isNew={!educator} />
        {educator && <FixedSchools places={fixed} today={educator.today} />}
        <div className={styles.actions}>
          <Button
            loading={form.submitting}
            disabled={educator?.isProvisional === false && !form.isDirty()}
            {...submits}
          >
            {submitWords(educator)}
          </Button>
          <Button variant="default" onClick={cancel} onMouseDown={keepFocus}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}

function submitWords(educator: Educator | undefined): string {
  if (!educator) return 'Add educator'
  return educator.isProvisional ? 'Save and confirm' : 'Save changes'
}

interface FixedSchoolsProps {
  readonly places: Educator['schools']
  readonly today: Day
}

/** Times at schools that somebody else looks after, or that are no longer in use. */
function FixedSchools({ places, today }: FixedSchoolsProps) {
  return places.map(({ school, startsOn, endsOn }) => (
    <p key={`${school.id} ${startsOn}`} className={styles.fixed}>
      {school.name}: {spanWords({ startsOn, endsOn }, today)}. This stays as it is.
    </p>
  ))
}
