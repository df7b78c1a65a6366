import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { HeldAssignment } from '@corridor/contract/people/users'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { newAssignment, type UserValues } from '../user/user-values.ts'
import styles from './assignment.module.css'
import { AssignmentCard } from './assignment-card.tsx'
import { HeldAssignments } from './assignment-held.tsx'

interface Props {
  readonly form: UseFormReturnType<UserValues>
  readonly held: readonly HeldAssignment[]
  readonly choices: ResponseOf<typeof Contract.users.choices>
}

export function AssignmentList({ form, held, choices }: Props) {
  const addButton = useRef<HTMLButtonElement>(null)
  const added = useRef(0)
  const { assignments } = form.values
  const known = held.flatMap(({ educators }) => educators ?? [])
  const schools = withHeld(choices.schools, held)
  const beyond = held.filter(({ mayChange }) => !mayChange)
  const add = () => {
    added.current += 1
    const blank = newAssignment(`new ${added.current}`, choices.today, choices.schools)
    flushSync(() => form.insertListItem('assignments', blank))
    form.getInputNode(`assignments.${assignments.length}.role`)?.focus()
  }
  const remove = (index: number) => {
    form.removeListItem('assignments', index)
    addButton.current?.focus()
  }
  return (
    <>
      <section className={styles.part}>
        <h3>Roles</h3>
        <ul className={styles.list}>
          {assignments.map((values, index) => (
            <AssignmentCard
              key={values.key}
              form={form}
              index={index}
              choices={{ ...choices, schools }}
              known={known}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
        {form.errors.assignments && (
          <p className={styles.fault} role="alert">
            {form.errors.assignments}
          </p>
        )}
        <Button
          ref={addButton}
          className={styles.add}
          variant="default"
          data-path="assignments"
          leftSection={<IconPlus size={18} stroke={1.8} />}
          onClick={add}
          onMouseDown={keepFocus}
        >
          Add a role
        </Button>
      </section>
      {beyond.length > 0 && (
        <HeldAssignments title="You cannot change these" held={beyond} today={choices.today} />
      )}
    </>
  )
}

/** The schools to choose, with those that are held: a closed one can be given to nobody, and is held nevertheless. */
function withHeld(schools: Props['choices']['schools'], held: readonly HeldAssignment[]) {
  const mine = held.flatMap(({ school, mayChange }) => (school && mayChange ? [school] : []))
  return [...new Map([...schools, ...mine].map((school) => [school.id, school])).values()]
}
