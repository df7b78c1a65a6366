import { RowsField } from '@corridor/ui/forms/rows-field'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useContent, useEntry } from '../../../set-editor/editing.configure.tsx'
import type { ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { rolesIn } from '../roles.ts'

const [MOST_ROLES, MOST_LETTERS] = [20, 40]

const usual = [
  'Classroom teacher',
  'Special education teacher',
  'Specialist teacher',
  'Interventionist',
  'Instructional coach',
  'Counselor',
  'Librarian',
]

/**
 * The field for the roles an indicator is for. Roles that the rubric names already are offered first, so that one
 * role has one name.
 */
export function RolesField() {
  const { entry, change, isReadOnly, faults } = useEntry<Indicator>()
  const { content } = useContent<ExpandedRubricConfig>()
  const { roles } = entry
  const offered = useId()
  const named = rolesIn(content)
  const isNamed = (role: string) => named.some((it) => it.toLowerCase() === role.toLowerCase())
  const put = (next: string[]) => change({ ...entry, roles: next })
  return (
    <>
      <RowsField
        label="Roles"
        hint="For whom it is. Without a role it is for everybody."
        fault={faults.roles}
        isReadOnly={isReadOnly}
        items={[...roles.entries()]}
        idOf={([place]) => place}
        nameOf={([place, role]) => role || `role ${place + 1}`}
        onRemove={([place]) => put(roles.toSpliced(place, 1))}
        add="Add a role"
        mayAdd={roles.length < MOST_ROLES}
        onAdd={() => put([...roles, ''])}
      >
        {([place, role]) => (
          <TextInput
            size="md"
            aria-label={`Role ${place + 1}`}
            list={offered}
            maxLength={MOST_LETTERS}
            value={role}
            readOnly={isReadOnly}
            error={faults[`roles.${place}`]}
            onChange={({ currentTarget }) => put(roles.with(place, currentTarget.value))}
          />
        )}
      </RowsField>
      <datalist id={offered}>
        {[...named, ...usual.filter((it) => !isNamed(it))].map((it) => (
          <option key={it} value={it} />
        ))}
      </datalist>
    </>
  )
}
