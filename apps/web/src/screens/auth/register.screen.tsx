import { useState } from 'react'
import { Link } from 'react-router'
import { screen } from '../../screen.ts'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { RegisterForm } from './register-form.tsx'

export default screen({ Component: Register })

function Register() {
  const [mailedTo, setMailedTo] = useState<string>()
  if (mailedTo) return <CheckYourEmail to={mailedTo} />
  return (
    <AuthPage
      title="Register"
      lead="Free for your district for 30 days. No card is needed."
      footer={
        <>
          Is your district here already? Ask for an invitation, or <Link to="/login">sign in</Link>
        </>
      }
    >
      <RegisterForm onMailed={setMailedTo} />
    </AuthPage>
  )
}

/** Whether there is an account is told to its owner alone. */
function CheckYourEmail({ to }: { readonly to: string }) {
  return (
    <AuthPage
      title="Check your email"
      lead={
        // The button that had the focus is gone; what is read next is this.
        <span ref={(it) => it?.focus()} tabIndex={-1} role="status">
          We have written to <strong>{to}</strong>. The email says how to go on.
        </span>
      }
    >
      <Link className={styles.back} to="/login" state={{ email: to }}>
        Back to sign in
      </Link>
    </AuthPage>
  )
}
