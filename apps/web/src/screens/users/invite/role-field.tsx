import { roleSentences } from '@corridor/domain/people/role-words'
import { type Role, roleTitles } from '@corridor/domain/people/roles'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from '../../../forms/radio-rows.module.css'

interface Props {
  readonly roles: readonly Role[]
  readonly value?: Role | null
  readonly error?: ReactNode
  readonly onChange?: (role: string) => void
  readonly 'data-path'?: string
}

/** A choice of roles, each with what it is; the whole row chooses it. */
export function RoleField({ roles, value = null, error, onChange, 'data-path': path }: Props) {
  return (
    <Radio.Group label="Role" value={value} error={error} {...(onChange && { onChange })}>
      <div className={styles.rows}>
        {roles.map((role, index) => (
          <Radio
            key={role}
            className={styles.row ?? ''}
            value={role}
            size="md"
            iconColor="var(--on-brand)"
            label={roleTitles[role]}
            description={roleSentences[role]}
            wrapperProps={{ onMouseDown: keepFocus }}
            // A fault of the role brings the focus to its first choice.
            {...(index === 0 && { 'data-path': path })}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
