import type { SignedInUser } from '@corridor/contract/auth'
import { hasPlan } from '@corridor/domain/gate'
import { ClosedDoor } from '@corridor/ui/art/closed-door'
import { redirect, useRouteLoaderData } from 'react-router'
import { loadUser } from '../../api/session.ts'
import { screen } from '../../screen.ts'
import styles from './expired.module.css'
import { TopBar } from './top-bar.tsx'
import { WaysOn } from './ways-on.tsx'

export default screen({
  load: async () => {
    const user = await loadUser()
    if (user && hasPlan(user.district)) throw redirect('/')
  },
  Component: Expired,
})

function Expired() {
  const user = useRouteLoaderData<SignedInUser>('plain')
  if (!user) throw new Error('This screen is for signed-in people.')
  return (
    <div className={styles.page}>
      <TopBar user={user} />
      <main className={styles.middle}>
        <div className={styles.picture}>
          <ClosedDoor />
        </div>
        <div className={styles.words}>
          <h1>Your district’s plan has ended</h1>
          <p>
            {user.district.name} has no current plan. Observing and reports are paused. Your work is safe and
            nothing has been deleted.
          </p>
          <WaysOn user={user} />
        </div>
      </main>
    </div>
  )
}
