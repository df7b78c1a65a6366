import type { DistrictHome as Home } from '@corridor/contract/reports/homes'
import { Empty } from '@corridor/ui/empty'
import { IconInfoCircle } from '@tabler/icons-react'
import { AttentionCard } from './attention-card.tsx'
import styles from './district.module.css'
import { SchoolsCard } from './schools-card.tsx'
import { WaitsCard } from './waits-card.tsx'
import { WeeksCard } from './weeks-card.tsx'

import '../../../frame/print.css'

interface Props {
  readonly home: Home
}

/** Where the district office can help, without comparing people: schools A to Z, what waits, and sums. */
export default function DistrictHome({ home }: Props) {
  return (
    <>
      <div className={styles.cards}>
        {home.attention && <AttentionCard home={home} attention={home.attention} />}
        <SchoolsCard home={home} />
        <div className={styles.below}>
          <WeeksCard home={home} />
          {home.educators > 0 && <WaitsCard home={home} />}
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
          {home.mayOpen
            ? '.'
            : '; groups under 5 educators are left out of totals too, so they cannot be worked out by subtraction.'}{' '}
          Corridor never ranks educators, observers or schools.
        </span>
      </p>
    </>
  )
}
