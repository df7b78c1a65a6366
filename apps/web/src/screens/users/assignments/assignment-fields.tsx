import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { mayHaveGroup, needsSchool } from '@corridor/domain/people/grants'
import { SchoolId } from '@corridor/domain/people/ids'
import { roles, roleTitles } from '@corridor/domain/people/roles'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconChevronDown } from '@tabler/icons-react'
import drawer from '../side-drawer.module.css'
import { titleOf, type UserValues } from '../user/user-values.ts'
import styles from './assignment.module.css'
import { GroupField } from './group-field.tsx'

export interface AssignmentProps {
  readonly form: UseFormReturnType<UserValues>
  readonly index: number
  readonly choices: ResponseOf<typeof Contract.users.choices>
  /** Educators of groups that are held, who may have left the school. */
  readonly known: readonly { readonly id: number; readonly name: string }[]
  readonly onRemove: () => void
}

export function AssignmentFields({ form, index, choices, known, onRemove }: AssignmentProps) {
  const values = form.values.assignments[index]
  const path = `assignments.${index}`
  if (!values) return null
  const { role, school } = values
  const offered = roles.filter((it) => choices.roles.includes(it) || it === role)
  const isLasting = values.id !== null && values.startsOn <= choices.today && values.endsOn !== choices.today
  const { onChange: _, ...schoolField } = form.getInputProps(`${path}.school`)
  const chooseSchool = (id: string | null) => {
    form.setFieldValue(`${path}.school`, id)
    form.setFieldValue(`${path}.educators`, [])
  }
  return (
    <div className={styles.fields}>
      <Select
        label="Role"
        size="md"
        data={offered.map((value) => ({ value, label: roleTitles[value] }))}
        placeholder="Choose a role"
        allowDeselect={false}
        rightSection={<IconChevronDown size={18} stroke={1.8} />}
        {...form.getInputProps(`${path}.role`)}
      />
      {role && needsSchool(role) && (
        <Select
          label="School"
          size="md"
          data={choices.schools.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder="Choose a school"
          searchable
          allowDeselect={false}
          rightSection={<IconChevronDown size={18} stroke={1.8} />}
          {...schoolField}
          onChange={chooseSchool}
        />
      )}
      {role && mayHaveGroup(role) && school && (
        <GroupField
          role={role}
          school={SchoolId.parse(Number(school))}
          known={known}
          {...form.getInputProps(`${path}.educators`)}
        />
      )}
      <div className={drawer.pair}>
        <TextInput label="From" type="date" {...form.getInputProps(`${path}.startsOn`)} />
        <TextInput label="Until, optional" type="date" {...form.getInputProps(`${path}.endsOn`)} />
      </div>
      <div className={styles.actions}>
        {isLasting && (
          <Button
            variant="default"
            onClick={() => form.setFieldValue(`${path}.endsOn`, choices.today)}
            onMouseDown={keepFocus}
          >
            End today
          </Button>
        )}
        <Button
          variant="subtle"
          color="var(--danger)"
          aria-label={`Remove ${titleOf(role)}`}
          onClick={onRemove}
          onMouseDown={keepFocus}
        >
          Remove
        </Button>
      </div>
    </div>
  )
}
