import { passwordFault } from '@corridor/domain/people/sign-in/password'
import { Button, Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSubmit } from '../../../forms/use-submit.ts'
import styles from '../auth-page.module.css'
import { NewPasswordField } from './new-password-field.tsx'

interface Props {
  readonly email: string
  /** Whether there are school accounts that may be connected. */
  readonly hasSchoolAccounts: boolean
  readonly onSubmit: (password: string, disconnects: boolean) => Promise<void>
}

export function NewPasswordForm({ email, hasSchoolAccounts, onSubmit }: Props) {
  const form = useForm({
    initialValues: { password: '', disconnects: false },
    validate: { password: (it) => passwordFault(it) ?? null },
  })
  const submit = useSubmit(form, ({ password, disconnects }) => onSubmit(password, disconnects), {
    message: 'Your password was not changed. Please try again later.',
  })

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="New password" autoFocus {...form.getInputProps('password')} />
      {hasSchoolAccounts && (
        <Checkbox
          label="Disconnect my school accounts as well"
          description="Do this if someone else may have gotten in: a school account still signs in after the password changes."
          {...form.getInputProps('disconnects', { type: 'checkbox' })}
        />
      )}
      <Button type="submit" size="lg" loading={form.submitting}>
        Change password
      </Button>
    </form>
  )
}
