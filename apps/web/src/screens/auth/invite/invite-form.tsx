import { passwordFault } from '@corridor/domain/people/sign-in/password'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from 'react-router'
import { useSubmit } from '../../../forms/use-submit.ts'
import page from '../auth-page.module.css'
import { NewPasswordField } from '../password/new-password-field.tsx'
import styles from '../sign-in/sign-in.module.css'
import { IdentityAccept } from './identity-accept.tsx'
import type { Invitation } from './invitation.ts'
import invite from './invite.module.css'
import { useAccept } from './use-accept.ts'

interface Props {
  readonly token: string
  readonly invitation: Invitation
}

export function InviteForm({ token, invitation }: Props) {
  const { email, hasAccount } = invitation
  const { accept, asksCode } = useAccept(token, invitation)
  const form = useForm({
    initialValues: { name: invitation.name, password: '', code: '', staySignedIn: false },
    validate: {
      name: (it) => (it.trim() ? null : 'Enter your name.'),
      password: (it) => (hasAccount ? missing(it, 'Enter your password.') : (passwordFault(it) ?? null)),
      code: (it) => (asksCode ? missing(it.trim(), 'Enter the code.') : null),
    },
  })
  const submit = useSubmit(form, accept, {
    message: 'The invitation was not accepted. What you typed is still here. Please try again later.',
    at: {
      'wrong-password': 'password',
      'too-many-attempts': 'password',
      'account-paused': 'password',
      'account-elsewhere': 'password',
      'wrong-code': 'code',
    },
  })

  return (
    <form className={page.fields} onSubmit={submit} noValidate>
      {!hasAccount && (
        <IdentityAccept
          token={token}
          invitation={invitation}
          name={form.values.name}
          staySignedIn={form.values.staySignedIn}
        />
      )}
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        size="lg"
        value={email}
        readOnly
        classNames={{ input: invite.fixed ?? '' }}
      />
      {hasAccount ? (
        <div className={styles.password}>
          <PasswordInput
            label="Password"
            description="There is an account with this address already. Enter its password."
            autoComplete="current-password"
            size="lg"
            aria-invalid={Boolean(form.errors.password)}
            visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
            {...form.getInputProps('password')}
          />
          <Link className={styles.forgot} to="/auth/password-reset" state={{ email }}>
            Forgot your password?
          </Link>
        </div>
      ) : (
        <>
          <TextInput label="Name" autoComplete="name" size="lg" {...form.getInputProps('name')} />
          <NewPasswordField label="Choose a password" {...form.getInputProps('password')} />
        </>
      )}
      {asksCode && (
        <TextInput
          label="Code"
          description="From your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          size="lg"
          autoFocus
          {...form.getInputProps('code')}
        />
      )}
      <Checkbox
        label="Stay signed in for 14 days"
        {...form.getInputProps('staySignedIn', { type: 'checkbox' })}
      />
      <Button type="submit" size="lg" loading={form.submitting}>
        Accept invitation
      </Button>
    </form>
  )
}

function missing(value: string, message: string): string | null {
  return value ? null : message
}
