import type { DistrictHome as Home } from '@corridor/contract/reports/homes'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shareOf } from '@corridor/domain/words/count-words'
import { Empty } from '@corridor/ui/empty'
import { IconInfoCircle } from '@tabler/icons-react'
import { FollowThroughCard } from '../cards/follow-through-card.tsx'
import { AttentionCard } from './attention-card.tsx'
import styles from './district.module.css'
import { SchoolsCard } from './schools-card.tsx'
import { followedWords } from './schools-words.ts'
import { WaitsCard } from './waits-card.tsx'
import { WeeksCard } from './weeks-card.tsx'

import '../../../frame/print.css'

interface Props {
  readonly home: Home
  readonly today: Day
}

/** The district’s home: where the office can help, without comparing people: schools A to Z, what waits, and sums. */
export default function DistrictHome({ home, today }: Props) {
  const { all, inReports } = home.visits
  return (
    <>
      <div className={styles.cards}>
        {home.attention && <AttentionCard home={home} attention={home.attention} />}
        <SchoolsCard home={home} />
        <div className={styles.below}>
          <WeeksCard home={home} />
          {home.educators > 0 && <WaitsCard home={home} />}
          {home.followThrough && (
            <FollowThroughCard followed={home.followThrough} today={today} of={followedWords(home)} />
          )}
          {home.educators === 0 && (
            <Empty title="No educators yet">
              <p>Once they are added, this page shows who was visited when.</p>
            </Empty>
          )}
        </div>
      </div>
      <p className={styles.caution}>
        <IconInfoCircle size={16} stroke={1.8} aria-hidden />
        <span>
          Visits are not a random sample of lessons, and being observed changes a lesson. Percentages appear
          only when n is 5 or more
          {inReports === null
            ? '. The weeks here leave out coaching that you may not open; a school’s own week counts it.'
            : `; groups under 5 educators are left out of totals too, so they cannot be worked out by subtraction. Of these visits, reports count ${shareOf(inReports, all)}: those of a month at a school where at least 5 educators had the same kind of visit.`}{' '}
          Corridor never ranks educators, observers or schools.
        </span>
      </p>
    </>
  )
}
