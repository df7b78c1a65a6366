import { problems } from '@corridor/contract/problem-codes'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, matchPath, useParams } from 'react-router'
import { screen } from '../../routing/screen.ts'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { ConfirmRegistrationForm } from './registration/confirm-registration-form.tsx'
import { registrationOf, type SpentCode } from './registration/registration.ts'

export default screen({
  load: (cache, { pathname }) => cache.ensureQueryData(registrationOf(tokenIn(pathname))),
  Component: ConfirmRegistration,
})

function tokenIn(pathname: string): string {
  return matchPath('/auth/register/confirm/:token?', pathname)?.params.token ?? ''
}

/** Asks to begin the trial. Opening the mailed link begins nothing: programs that look through mail open links too. */
function ConfirmRegistration() {
  const { token = '' } = useParams()
  const { data: found } = useSuspenseQuery(registrationOf(token))
  const [spent, setSpent] = useState<SpentCode>()
  const email = found !== null && typeof found === 'object' ? found.email : undefined

  // The address bar is cleared: no screenshot and no history shall show the token. The router goes on knowing it.
  useEffect(() => history.replaceState(history.state, '', '/auth/register/confirm'), [])

  if (spent) return <NothingToBegin code={spent} email={email} />
  if (found === null || typeof found === 'string') return <NothingToBegin code={found} />
  return (
    <AuthPage
      title="Begin your trial"
      lead={
        <>
          <strong>{found.districtName}</strong>, with <strong>{found.email}</strong> as its first
          administrator. If you did not register, close this page: nothing is created.
        </>
      }
    >
      <ConfirmRegistrationForm token={token} email={found.email} onSpent={setSpent} />
    </AuthPage>
  )
}

interface Spent {
  /** Why the link begins nothing; null after a reload, when only the mail still has the token. */
  readonly code: SpentCode | null
  readonly email?: string | undefined
}

function NothingToBegin({ code, email }: Spent) {
  const isOver = code === 'registration-not-valid'
  const words = code ? problems[code].message : 'Open the link in our email again.'
  const [button, link] = isOver ? ([register, signIn] as const) : ([signIn, register] as const)
  return (
    <AuthPage title={titleOf(code)} lead={<span role="alert">{words}</span>}>
      {/* The button takes the focus where the form that had it is gone. */}
      <Button component={Link} to={button.to} state={{ email }} replace size="lg" ref={(it) => it?.focus()}>
        {button.words}
      </Button>
      {/* A district whose trial has begun needs no other registration. */}
      {code !== 'registration-confirmed' && (
        <Link className={styles.back} to={link.to} state={{ email }} replace>
          {link.words}
        </Link>
      )}
    </AuthPage>
  )
}

function titleOf(code: Spent['code']): string {
  if (code === 'registration-confirmed') return 'Your trial has begun'
  return code === 'registration-not-valid' ? 'This link no longer works' : 'Begin your trial'
}

const register = { to: '/auth/register', words: 'Register again' }
const signIn = { to: '/login', words: 'Go to sign in' }
