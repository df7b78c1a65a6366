import { Door } from '@corridor/ui/art/door'
import { Hallway } from '@corridor/ui/art/hallway'
import { LogoMark } from '@corridor/ui/art/logo'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contract, query } from '../../api/client.ts'
import { screen } from '../../screen.ts'
import styles from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { useOpenDemo } from './use-sign-in.ts'

const demo = query(contract.auth.demo, {})

export default screen({ load: (cache) => cache.ensureQueryData(demo), Component: SignIn })

function SignIn() {
  const { data } = useSuspenseQuery(demo)
  return (
    <div className={styles.page}>
      <main className={styles.form}>
        <p className={styles.brand}>
          <LogoMark size={40} /> Corridor
        </p>
        <div className={styles.middle}>
          <h1>Sign in</h1>
          <p className={styles.lead}>Use your school account.</p>
          <SignInForm />
          {data.available && <Demo />}
        </div>
      </main>
      <div className={styles.picture}>
        <Hallway />
        <p>
          Five minutes in the room.
          <br />A conversation after.
        </p>
      </div>
    </div>
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
