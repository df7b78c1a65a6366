import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { hasPlan } from '@corridor/domain/plan/gate'
import { ClosedDoor } from '@corridor/ui/art/closed-door'
import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useRouteLoaderData } from 'react-router'
import { loadUser } from '../../api/session.ts'
import { CheckAgain } from '../../plan-end/check-again.tsx'
import { endWords, planEnd } from '../../plan-end/plan-end.ts'
import { WaysOn } from '../../plan-end/ways-on.tsx'
import { screen } from '../../routing/screen.ts'
import styles from './expired.module.css'
import { TopBar } from './top-bar.tsx'

export default screen({
  load: async (cache) => {
    const user = await loadUser()
    if (user && hasPlan(user.district)) throw redirect('/')
    await cache.ensureQueryData(planEnd)
  },
  Component: Expired,
})

function Expired() {
  const user = useRouteLoaderData<SignedInUser>('plain')
  if (!user) throw new Error('This screen is for signed-in people.')
  const { data } = useSuspenseQuery(planEnd)
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
            {endWords(data, user.district.name)} Observing and reports are paused. Your work is safe and
            nothing has been deleted.
          </p>
          <WaysOn user={user} planEnd={data} />
          <CheckAgain timeZone={user.district.time_zone} />
        </div>
      </main>
    </div>
  )
}
