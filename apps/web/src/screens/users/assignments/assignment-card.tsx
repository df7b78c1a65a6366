import { needsSchool } from '@corridor/domain/people/grants'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { spanWords } from '../../../forms/span.ts'
import { titleOf } from '../user/user-values.ts'
import styles from './assignment.module.css'
import { AssignmentFields, type AssignmentProps } from './assignment-fields.tsx'

/** One role assignment: a line to read that opens into its fields. */
export function AssignmentCard(props: AssignmentProps) {
  const { form, index, choices } = props
  const values = form.values.assignments[index]
  const [isOpen, setIsOpen] = useState(values?.id === null)
  if (!values) return null
  const { role, school, educators, startsOn, endsOn } = values
  const isFaulty = Object.keys(form.errors).some((path) => path.startsWith(`assignments.${index}.`))
  const isShown = isOpen || isFaulty
  const title = titleOf(role)
  const place = choices.schools.find(({ id }) => String(id) === school)?.name
  const where = role && !needsSchool(role) ? 'All schools' : place
  return (
    <li className={styles.assignment}>
      <div className={styles.line}>
        <div>
          <strong>{title}</strong>
          {where && <p>{where}</p>}
          {educators.length > 0 && <p>For {counted(educators.length, 'educator')}</p>}
          {startsOn && <p>{spanWords({ startsOn, endsOn: endsOn || null }, choices.today)}</p>}
        </div>
        <Button
          variant="subtle"
          aria-expanded={isShown}
          aria-label={`${isShown ? 'Close' : 'Change'} ${title}`}
          onClick={() => setIsOpen(!isShown)}
        >
          {isShown ? 'Close' : 'Change'}
        </Button>
      </div>
      {isShown && <AssignmentFields {...props} />}
    </li>
  )
}
