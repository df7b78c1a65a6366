import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router'
import { call, contract } from '../../api/client.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { screen } from '../../routing/screen.ts'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { useTypedEmail } from './sign-in/use-typed-email.ts'

export default screen({ Component: PasswordReset })

function PasswordReset() {
  const [askedFor, setAskedFor] = useState<string>()
  return (
    <AuthPage
      title="Password reset"
      lead={askedFor ? <OnItsWay to={askedFor} /> : 'We will email you a link to choose a new one.'}
    >
      {!askedFor && <RequestForm onSent={setAskedFor} />}
      <Link className={styles.back} to="/login" state={{ email: askedFor }}>
        Back to sign in
      </Link>
    </AuthPage>
  )
}

/** Says that a mail is on its way. It does not tell whether there is an account. */
function OnItsWay({ to }: { readonly to: string }) {
  // The button that had the focus is gone; what is read next is this.
  return (
    <span ref={(it) => it?.focus()} tabIndex={-1} role="status">
      If there is an account for <strong>{to}</strong>, a link is on its way. It works for 30 minutes.
    </span>
  )
}

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const form = useForm({
    initialValues: { email: useTypedEmail() },
    validate: { email: (it) => (it.trim() ? null : 'Enter your email address.') },
  })
  const ask = async (values: { email: string }) => {
    await call(contract.auth.requestPasswordReset, { body: values })
    onSent(values.email.trim())
  }
  const submit = useSubmit(form, ask, { message: 'The link was not sent. Please try again later.' })

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        size="lg"
        autoFocus
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="lg" loading={form.submitting}>
        Email me a link
      </Button>
    </form>
  )
}
