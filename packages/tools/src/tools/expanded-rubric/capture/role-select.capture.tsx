import { Field } from '@corridor/ui/capture/field'
import { OTHER_ROLE } from '../roles.ts'
import styles from './open-indicator.module.css'

interface Props {
  /** The roles that the rubric names. */
  readonly roles: readonly string[]
  readonly value: string
  readonly onChange: (role: string) => void
}

/** A choice of the role in which the educator is seen: indicators for others are set apart, and can still be opened. */
export function RoleSelect({ roles, value, onChange }: Props) {
  return (
    <Field className={styles.role} before="Educator’s role">
      {(id) => (
        <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">Any</option>
          {[...roles, OTHER_ROLE].map((role) => (
            <option key={role} value={role}>
              {role}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
