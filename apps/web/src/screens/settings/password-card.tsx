import { passwordFault } from '@corridor/domain/password'
import { Card } from '@corridor/ui/card'
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { toast } from '../../frame/toasts.tsx'
import styles from './profile.module.css'

export function PasswordCard({ email }: { readonly email: string }) {
  const form = useForm({
    initialValues: { current: '', next: '' },
    validate: {
      current: (it) => (it ? null : 'Enter the password you have now.'),
      next: (it) => passwordFault(it) ?? null,
    },
  })
  const save = async (values: { current: string; next: string }) => {
    await call(contract.profile.changePassword, { body: values })
    form.reset()
    await cache.invalidateQueries({ queryKey: [contract.auth.sessions.path] })
    toast('Password changed', 'Your other devices are signed out.')
  }
  const submit = useSubmit(form, save, {
    message: 'Your password was not changed. Please try again later.',
    at: { 'wrong-password': 'current' },
  })

  return (
    <Card title="Password" subtitle="Changing it signs out every other device.">
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* Password managers want to know whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Password now"
          autoComplete="current-password"
          {...form.getInputProps('current')}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          description={
            form.errors.next ? undefined : 'At least 12 characters. A few words together are fine.'
          }
          {...form.getInputProps('next')}
        />
        <Button type="submit" loading={form.submitting}>
          Change password
        </Button>
      </form>
    </Card>
  )
}
