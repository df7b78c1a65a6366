import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import { useUser } from '../../frame/use-user.ts'
import { FollowThroughCard } from './cards/follow-through-card.tsx'
import { StepsCard } from './cards/steps-card.tsx'
import { UnsentCard } from './cards/unsent-card.tsx'
import { CoverageCard } from './coverage/coverage-card.tsx'
import styles from './dashboard.module.css'
import { ThisWeekCard } from './this-week-card.tsx'
import { WhoNextCard } from './who-next-card.tsx'

interface Props {
  readonly shown: SchoolDashboard
  readonly today: Day
  /** Whether only the reader’s own visits are counted. */
  readonly isOwn: boolean
}

/** A school's home: whom to visit before any figure, then how it goes on, and what waits for the reader. */
export function SchoolHome({ shown, today, isOwn }: Props) {
  const { id } = useUser()
  const { coverage, school, yearStartsOn, followThrough, steps, unsent } = shown
  return (
    <div className={styles.cards}>
      <ThisWeekCard {...shown.thisWeek} />
      <WhoNextCard {...shown} today={today} isOwnAlone={isOwn} />
      <div className={styles.coverage}>
        <CoverageCard
          coverage={coverage}
          school={school}
          yearStartsOn={yearStartsOn}
          today={today}
          observer={isOwn ? id : undefined}
        />
      </div>
      <div className={styles.lower}>
        {followThrough && <FollowThroughCard followed={followThrough} today={today} of="this school" />}
        <UnsentCard unsent={unsent} today={today} />
        {steps && <StepsCard steps={steps} school={school.id} today={today} />}
      </div>
    </div>
  )
}
