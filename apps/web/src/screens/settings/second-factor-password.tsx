import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { call, contract } from '../../api/client.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import styles from './second-factor.module.css'
import type { Secret } from './second-factor-off.tsx'

interface Props {
  readonly email: string
  readonly onSecret: (secret: Secret) => void
  readonly onCancel: () => void
}

export function PasswordStep({ email, onSecret, onCancel }: Props) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (it) => (it ? null : 'Enter your password.') },
  })
  const begin = async (body: { password: string }) =>
    onSecret(await call(contract.secondFactor.begin, { body }))
  const submit = useSubmit(form, begin, {
    message: 'Setting it up did not begin. Please try again later.',
    at: { 'wrong-password': 'password', 'password-needed': 'password', 'too-many-attempts': 'password' },
  })
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        description={form.errors.password ? undefined : 'So that nobody else sets it up on an open device.'}
        autoFocus
        {...form.getInputProps('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={form.submitting}>
          Continue
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
