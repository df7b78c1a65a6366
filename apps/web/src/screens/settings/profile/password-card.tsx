import { passwordFault } from '@corridor/domain/people/sign-in/password'
import { providerTitles } from '@corridor/domain/people/sign-in/providers'
import { Card } from '@corridor/ui/card'
import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSuspenseQuery } from '@tanstack/react-query'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { type LinkedIdentity, linkedIdentities } from '../school-accounts/school-accounts.ts'
import styles from './profile.module.css'

export function PasswordCard({ email }: { readonly email: string }) {
  const { data: linked } = useSuspenseQuery(linkedIdentities)
  const form = useForm({
    // School accounts stay connected by default: most people who change a password sign in with them tomorrow.
    initialValues: { current: '', next: '', disconnects: false },
    validate: {
      current: (it) => (it ? null : 'Enter the password you have now.'),
      next: (it) => passwordFault(it) ?? null,
    },
  })
  const save = async ({ current, next, disconnects }: typeof form.values) => {
    const schoolAccounts = disconnects ? 'disconnect' : 'keep'
    await call(contract.profile.changePassword, { body: { current, next, schoolAccounts } })
    form.reset()
    for (const { path } of [contract.auth.sessions, contract.identities.list])
      await cache.invalidateQueries({ queryKey: [path] })
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
          label="Current password"
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
        {linked.items.length > 0 && (
          <Checkbox
            label="Disconnect my school accounts as well"
            description={`${linked.items.map(wordsOf).join(', ')}. Do this if someone else may have gotten in: a school account still signs in after the password changes.`}
            {...form.getInputProps('disconnects', { type: 'checkbox' })}
          />
        )}
        <Button type="submit" loading={form.submitting}>
          Change password
        </Button>
      </form>
    </Card>
  )
}

function wordsOf({ provider, email }: LinkedIdentity): string {
  return email ? `${providerTitles[provider]} (${email})` : providerTitles[provider]
}
