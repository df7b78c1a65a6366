import type { ProblemCode } from '@corridor/contract/problem-codes'
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSubmit } from '../../../forms/use-submit.ts'
import styles from './profile.module.css'

interface Props {
  readonly email: string
  /** Why the password is asked for. */
  readonly why: string
  readonly action: string
  /** The words of the Error dialog. */
  readonly message: string
  /** A refusal that is shown at the password field, besides that of a wrong password. */
  readonly refusal: ProblemCode
  readonly work: (body: { password: string }) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the password once more: nobody changes how somebody signs in on a device that was left open. */
export function PasswordProof({ email, why, action, message, refusal, work, onCancel }: Props) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (it) => (it ? null : 'Enter your password.') },
  })
  const submit = useSubmit(form, work, {
    message,
    at: { 'wrong-password': 'password', 'too-many-attempts': 'password', [refusal]: 'password' },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        description={form.errors.password ? undefined : why}
        autoFocus
        {...form.getInputProps('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={form.submitting}>
          {action}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
