import { Door } from '@corridor/ui/art/door'
import { Button } from '@mantine/core'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { hasSessionEnded } from '../../api/session.ts'
import { receiveIdentity } from '../../identity/identity-return.ts'
import { offeredProviders } from '../../identity/use-identity.ts'
import { screen } from '../../routing/screen.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './sign-in/sign-in.module.css'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { useOpenDemo } from './sign-in/use-sign-in.ts'

const demo = query(contract.auth.demo, {})

export default screen({ load, Component: SignIn })

async function load(cache: QueryClient, url: URL) {
  await receiveIdentity(url)
  await Promise.all([cache.ensureQueryData(demo), cache.ensureQueryData(offeredProviders)])
}

function SignIn() {
  const { data } = useSuspenseQuery(demo)
  const lead = hasSessionEnded()
    ? 'You were signed out. Drafts on this device are safe.'
    : 'Use your school account.'
  return (
    <AuthPage title="Sign in" lead={lead} footer={<NewDistrict />}>
      <SignInForm />
      {data.available && <Demo />}
    </AuthPage>
  )
}

function NewDistrict() {
  return (
    <>
      New district? <Link to="/auth/register">Start a 30-day trial</Link>
    </>
  )
}

function Demo() {
  const { openDemo, isOpening } = useOpenDemo()
  return (
    <section className={styles.demo} aria-label="Demo">
      <Door size={28} />
      <p>
        <strong>Look around first</strong>A sample school with made-up names. View only.
      </p>
      <Button variant="default" onClick={openDemo} loading={isOpening}>
        Open the demo
      </Button>
    </section>
  )
}
