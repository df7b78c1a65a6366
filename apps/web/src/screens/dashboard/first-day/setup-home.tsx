import type { Setup } from '@corridor/contract/reports/first-day'
import type { Day } from '@corridor/domain/calendar/calendar'
import { longDay } from '@corridor/domain/calendar/day-words'
import { gateRedirect } from '@corridor/domain/plan/gate'
import { counted } from '@corridor/domain/words/count-words'
import { WeekDoors } from '@corridor/ui/art/week-doors'
import card from '@corridor/ui/card.module.css'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { useIsWide } from '../../../frame/use-is-wide.ts'
import { useUser } from '../../../frame/use-user.ts'
import { Lines } from './lines.tsx'
import { NotAloneCard } from './not-alone-card.tsx'
import { SampleCard } from './sample-card.tsx'
import styles from './setup-home.module.css'
import { setupLines } from './setup-lines.ts'
import { TrialCard } from './trial-card.tsx'

interface Props {
  readonly setup: Setup
  readonly today: Day
}

/** The home of somebody who runs a new district, until the first visit in it is finished. */
export default function SetupHome({ setup, today }: Props) {
  const user = useUser()
  const lines = setupLines(setup)
  const done = lines.filter(({ isDone }) => isDone).length
  const missing = lines.filter(({ isDone }) => !isDone)
  const minutes = missing.reduce((sum, it) => sum + it.minutes, 0)
  // The address that the gate leads to: without a plan no step opens.
  const plan = gateRedirect(undefined, user)
  const [firstName] = user.name.split(' ')
  // The trial stands above the list, or where there is room beside it: whoever reads or tabs along meets it there.
  const isBeside = useIsWide()
  const trial = setup.trial && (
    <div className={styles.trial}>
      <TrialCard trial={setup.trial} />
    </div>
  )
  return (
    <>
      <PageHeader title={`Welcome, ${firstName}`}>
        {longDay(today)} · {counted(missing.length, 'thing')} left, about {counted(minutes, 'minute')} in all.
        Any order, stop at any time.
      </PageHeader>
      <div className={styles.columns}>
        {!isBeside && trial}
        <div className={styles.main}>
          <section className={`${card.card} ${styles.list}`} aria-labelledby="setup">
            <header className={styles.head}>
              <div>
                <h2 id="setup">Set up {user.district.name}</h2>
                {plan ? (
                  <p>
                    Your trial is over. Nothing is deleted, and these steps open again as soon as a plan
                    starts. <Link to={plan}>See the plan</Link>
                  </p>
                ) : (
                  <p>
                    <strong>
                      {done} of {lines.length} done.
                    </strong>{' '}
                    The first visit can start before all of it is ready.
                  </p>
                )}
              </div>
              <WeekDoors
                visited={done}
                planned={lines.length}
                width={186}
                label={`${done} of ${counted(lines.length, 'step')} done`}
              />
            </header>
            <Lines lines={lines} isOpen={!plan} />
          </section>
          <p className={styles.note}>
            <IconInfoCircle size={18} stroke={1.8} aria-hidden />
            Once the first visit is finished, this page becomes your dashboard. The same steps stay under
            Educators, Tool Configuration and Settings.
          </p>
          <NotAloneCard isOpen={!plan} />
        </div>
        {isBeside && trial}
        {setup.hasSample && (
          <div className={styles.sample}>
            <SampleCard />
          </div>
        )}
      </div>
    </>
  )
}
