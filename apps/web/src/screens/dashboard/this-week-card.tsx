import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { counted } from '@corridor/domain/words/count-words'
import { WeekDoors } from '@corridor/ui/art/week-doors'
import { Card } from '@corridor/ui/card'
import { ChartFrame } from '@corridor/ui/charts/chart-frame'
import styles from './this-week-card.module.css'

export function ThisWeekCard({ goal, visits, educators, observers }: SchoolDashboard['thisWeek']) {
  // Coaching visits count, but the card does not say who made them.
  const unnamed = visits - observers.reduce((total, it) => total + it.visits, 0)
  const who = [
    ...observers.map((it) => `${it.isYou ? 'You' : it.name} ${it.visits}`),
    ...(unnamed > 0 ? [`Coaching ${unnamed}`] : []),
  ]
  return (
    <Card title="This week" aside={goal !== null && <p>Goal set by your team</p>}>
      <p className={styles.figure}>
        <strong>{visits}</strong>{' '}
        {goal === null ? (visits === 1 ? 'visit' : 'visits') : `of ${counted(goal, 'visit')}`}
      </p>
      <ChartFrame height={46}>
        {(width) => <WeekDoors visited={visits} planned={goal ?? visits} width={width} />}
      </ChartFrame>
      <p className={styles.who}>
        <span>{who.join(' · ') || 'No visits yet'}</span>
        <span>{counted(educators, 'educator')}</span>
      </p>
    </Card>
  )
}
