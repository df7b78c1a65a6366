import { problems } from '@corridor/contract/problem-codes'
import { Refusal } from '@corridor/contract/refusal'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { call, contract } from '../../api/client.ts'
import { toast } from '../../frame/messages/toasts.tsx'
import { offeredProviders } from '../../identity/use-identity.ts'
import { screen } from '../../routing/screen.ts'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { NewPasswordForm } from './password/new-password-form.tsx'

export default screen({ load: (cache) => cache.ensureQueryData(offeredProviders), Component: NewPassword })

function NewPassword() {
  const { token = '', email = '' } = useParams()
  const navigate = useNavigate()
  const { data: offered } = useSuspenseQuery(offeredProviders)
  const [isSpent, setIsSpent] = useState(false)

  // The address bar is cleared: no screenshot and no history shall show the token. The router goes on knowing it.
  useEffect(() => history.replaceState(history.state, '', '/auth/password-reset'), [])

  const reset = async (password: string, disconnects: boolean) => {
    const schoolAccounts = disconnects ? 'disconnect' : 'keep'
    try {
      await call(contract.auth.resetPassword, {
        params: { token },
        body: { email, password, schoolAccounts },
      })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'reset-link-not-valid') throw error
      setIsSpent(true)
      return
    }
    await navigate('/login', { replace: true, state: { email } })
    toast('Password changed', 'Sign in with the new one.')
  }

  if (isSpent) return <SpentLink email={email} />
  return (
    <AuthPage
      title="New password"
      lead={
        <>
          For <strong>{email}</strong>. Changing it signs out every device.
        </>
      }
    >
      <NewPasswordForm email={email} hasSchoolAccounts={offered.items.length > 0} onSubmit={reset} />
    </AuthPage>
  )
}

function SpentLink({ email }: { readonly email: string }) {
  return (
    <AuthPage
      title="New password"
      lead={<span role="alert">{problems['reset-link-not-valid'].message}</span>}
    >
      <Button
        component={Link}
        to="/auth/password-reset"
        state={{ email }}
        replace
        size="lg"
        // The button that had the focus is gone.
        ref={(it) => it?.focus()}
      >
        Ask for a new link
      </Button>
      <Link className={styles.back} to="/login" state={{ email }} replace>
        Back to sign in
      </Link>
    </AuthPage>
  )
}
