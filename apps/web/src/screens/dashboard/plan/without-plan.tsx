import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { useQuery } from '@tanstack/react-query'
import { useUntilBack } from '../../../api/use-until-back.ts'
import { Unreachable } from '../../../api/wire.ts'
import { useUser } from '../../../frame/use-user.ts'
import { CheckAgain } from '../../../plan-end/check-again.tsx'
import { endWords, type PlanEnd, planEnd } from '../../../plan-end/plan-end.ts'
import { WaysOn } from '../../../plan-end/ways-on.tsx'
import styles from './without-plan.module.css'

/** The home in a district without a plan: what has ended, and what stays open. */
export default function WithoutPlan() {
  const user = useUser()
  const { data, error, refetch } = useQuery({ ...planEnd, retry: false })
  useUntilBack(error instanceof Unreachable, refetch)
  return (
    <div className={styles.stays}>
      <header className={styles.ended}>
        <h2>Your district has no current plan</h2>
        <p>{pausedWords(user, data)}</p>
      </header>
      <section aria-label="What stays open">
        <WaysOn user={user} planEnd={data} />
        <CheckAgain timeZone={user.district.time_zone} />
      </section>
    </div>
  )
}

function pausedWords({ district }: SignedInUser, known: PlanEnd | undefined): string {
  const ended = known?.endedOn ? `${endWords(known, district.name)} ` : ''
  return `${ended}Observing and reports are paused. Nothing is deleted, and visits open again as soon as a plan starts.`
}
