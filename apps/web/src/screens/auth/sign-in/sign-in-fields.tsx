import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Link, useSearchParams } from 'react-router'
import { IdentityButtons } from '../../../identity/identity-buttons.tsx'
import { IdentityRefusal } from '../../../identity/identity-refusal.tsx'
import styles from './sign-in.module.css'

export interface SignInValues extends Record<string, unknown> {
  readonly email: string
  readonly password: string
  readonly staySignedIn: boolean
  readonly code: string
}

export function SignInFields({ form }: { readonly form: UseFormReturnType<SignInValues> }) {
  return (
    <>
      <IdentitySignIn staySignedIn={form.values.staySignedIn} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        size="lg"
        autoFocus={!form.values.email}
        {...form.getInputProps('email')}
      />
      <div className={styles.password}>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          size="lg"
          aria-invalid={Boolean(form.errors.password)}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          {...form.getInputProps('password')}
        />
        {/* The link stands after the field, so that the Tab key comes to the password first. */}
        <Link className={styles.forgot} to="/auth/password-reset" state={{ email: form.values.email }}>
          Forgot your password?
        </Link>
      </div>
      <Checkbox
        label="Stay signed in for 14 days"
        {...form.getInputProps('staySignedIn', { type: 'checkbox' })}
      />
      <Button type="submit" size="lg" loading={form.submitting}>
        Sign in
      </Button>
    </>
  )
}

function IdentitySignIn({ staySignedIn }: { readonly staySignedIn: boolean }) {
  const [search] = useSearchParams()
  const goal = search.get('to') ?? '/'
  return (
    <>
      <IdentityRefusal />
      <IdentityButtons
        label="Sign in with your school account"
        purpose={{ to: 'sign-in', goal, staySignedIn }}
      />
    </>
  )
}
