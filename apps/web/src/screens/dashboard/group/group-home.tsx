import type { GroupHome as Home } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { useUser } from '../../../frame/use-user.ts'
import { UnsentCard } from '../cards/unsent-card.tsx'
import { CoverageCard } from '../coverage/coverage-card.tsx'
import styles from '../dashboard.module.css'
import week from '../this-week-card.module.css'
import { WhoNextCard } from '../who-next-card.tsx'

interface Props {
  readonly home: Home
  readonly today: Day
}

/** The home of a coach or a peer observer: their own week, whom to visit next, and who was visited when. */
export default function GroupHome({ home, today }: Props) {
  const { id } = useUser()
  const { coverage, isOwnAlone, yearStartsOn, unsent } = home
  if (coverage.rows.length === 0)
    return (
      <Empty title="Nobody is in your group yet">
        <p>Your district says whom you visit. They will then be here, longest wait first.</p>
      </Empty>
    )
  return (
    <div className={styles.cards}>
      <MyWeek {...home.thisWeek} />
      <WhoNextCard {...home} steps={null} today={today} />
      <div className={styles.coverage}>
        <CoverageCard
          coverage={coverage}
          yearStartsOn={yearStartsOn}
          today={today}
          observer={isOwnAlone ? id : undefined}
        />
        <UnsentCard unsent={unsent} today={today} />
      </div>
    </div>
  )
}

function MyWeek({ visits, coaching, educators }: Home['thisWeek']) {
  return (
    <Card title="Your week">
      <p className={week.figure}>
        <strong>{visits}</strong> {visits === 1 ? 'visit' : 'visits'}
        {visits > 0 && ` to ${counted(educators, 'educator')}`}
      </p>
      <p className={week.words}>{coachingWords(visits, coaching)}</p>
    </Card>
  )
}

/** Tells a coach that what comes from coaching stays between the two. */
function coachingWords(visits: number, coaching: number): string {
  if (visits === 0) return 'No visits yet this week.'
  if (coaching === 0) return ''
  return `Coaching: ${coaching}. Only you and the educator see what came of it; others see no more than counts.`
}
