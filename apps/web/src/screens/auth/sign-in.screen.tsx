import { Door } from '@corridor/ui/art/door'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contract, query } from '../../api/client.ts'
import { screen } from '../../screen.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { useOpenDemo } from './use-sign-in.ts'

const demo = query(contract.auth.demo, {})

export default screen({ load: (cache) => cache.ensureQueryData(demo), Component: SignIn })

function SignIn() {
  const { data } = useSuspenseQuery(demo)
  return (
    <AuthPage title="Sign in" lead="Use your school account.">
      <SignInForm />
      {data.available && <Demo />}
    </AuthPage>
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
