import type { RegistrationAtOnce } from '@corridor/contract/sign-in/registration'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { screen } from '../../routing/screen.ts'
import { AuthPage } from './auth-page.tsx'
import { CheckYourEmail } from './registration/check-your-email.tsx'
import { RegisterForm } from './registration/register-form.tsx'
import { waysToOpen } from './registration/registration.ts'

export default screen({ load: (cache) => cache.ensureQueryData(waysToOpen), Component: Register })

const leads = {
  'by-mail': 'Free for your district for 30 days. No credit card needed. We will email you a link to begin.',
  'at-once':
    'Free for your district for 30 days. No credit card needed. It begins right away: no email is sent here.',
}

function Register() {
  const { opens } = useSuspenseQuery(waysToOpen).data
  const [typed, setTyped] = useState<RegistrationAtOnce>()
  const [isSent, setIsSent] = useState(false)
  const onBack = () => setIsSent(false)
  if (typed && isSent && opens === 'by-mail') return <CheckYourEmail registration={typed} onBack={onBack} />
  if (typed && isSent) return <NotRegistered email={typed.email.trim()} onBack={onBack} />
  const onMailed = (registration: RegistrationAtOnce) => {
    setTyped(registration)
    setIsSent(true)
  }
  return (
    <AuthPage
      title="Register"
      lead={leads[opens]}
      footer={
        <>
          Does your district already use Corridor? Ask for an invitation, or <Link to="/login">sign in</Link>
        </>
      }
    >
      <RegisterForm opens={opens} typed={typed} onMailed={onMailed} />
    </AuthPage>
  )
}

/** Says that an address is known already, where no mail is sent that could tell it. */
function NotRegistered({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  return (
    <AuthPage
      title="Not registered"
      lead={
        <span ref={(it) => it?.focus()} tabIndex={-1} role="status">
          Nothing was registered with <strong>{email}</strong>. If you have an account with this address, sign
          in with it.
        </span>
      }
    >
      <Button component={Link} to="/login" state={{ email }} size="lg">
        Go to sign in
      </Button>
      <Button variant="subtle" size="lg" mt={16} onClick={onBack}>
        Use another address
      </Button>
    </AuthPage>
  )
}
