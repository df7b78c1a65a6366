import { passwordFault } from '@corridor/domain/password'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSubmit } from '../../forms/use-submit.ts'
import styles from './auth-page.module.css'
import { NewPasswordField } from './new-password-field.tsx'

interface Props {
  readonly email: string
  readonly onSubmit: (password: string) => Promise<void>
}

export function NewPasswordForm({ email, onSubmit }: Props) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (it) => passwordFault(it) ?? null },
  })
  const submit = useSubmit(form, ({ password }) => onSubmit(password), {
    message: 'Your password was not changed. Please try again later.',
  })

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="New password" autoFocus {...form.getInputProps('password')} />
      <Button type="submit" size="lg" loading={form.submitting}>
        Change password
      </Button>
    </form>
  )
}
