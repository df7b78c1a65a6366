import { Problem } from '@corridor/contract/problems'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { failed } from '../../api/failed.tsx'
import { Unreachable } from '../../api/wire.ts'
import page from './auth-page.module.css'
import styles from './sign-in.module.css'
import { useSignIn } from './use-sign-in.ts'
import { useTypedEmail } from './use-typed-email.ts'

export function SignInForm() {
  const signIn = useSignIn()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    initialValues: { email: useTypedEmail(), password: '', staySignedIn: false },
    validate: {
      email: (email) => (email.trim() ? null : 'Enter your email address.'),
      password: (password) => (password ? null : 'Enter your password.'),
    },
    onSubmitPreventDefault: 'always',
  })

  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
  const submit = form.onSubmit(async (values) => {
    setRefusal(undefined)
    try {
      await signIn(values)
    } catch (error) {
      if (error instanceof Problem && error.code === 'wrong-credentials') setRefusal(error.message)
      else if (error instanceof Problem && error.fields) {
        form.setErrors(error.fields)
        focusFirst(error.fields)
      } else failed(error, { message: messageOf(error) })
    }
  }, focusFirst)

  return (
    <form className={page.fields} onSubmit={submit} noValidate>
      {refusal && (
        <p className={styles.refusal} role="alert">
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden /> {refusal}
        </p>
      )}
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
        {/* After the field, so that the keyboard comes to the password first. */}
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
    </form>
  )
}

function messageOf(error: unknown): string {
  const isKnown = error instanceof Problem || error instanceof Unreachable
  return isKnown ? error.message : 'Signing in did not work. Please try again later.'
}
