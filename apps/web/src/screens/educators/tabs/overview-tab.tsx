import { ReportCards } from '@corridor/ui/blocks/cards/report-cards'
import { Link } from 'react-router'
import { addressOfTab } from '../educator/educator-address.ts'
import { StepsCard } from '../steps/steps-card.tsx'
import type { TabProps } from './tab-body.tsx'
import styles from './tabs.module.css'

/**
 * Facts, then on a phone the steps, the timeline and the figures; where there is room, steps and timeline stand
 * beside.
 */
export function OverviewTab({ page, asked: { after: _, ...filters }, writing, onWrite }: TabProps) {
  const cards = page.cards.map((card) => ({ ...card, size: 'full' as const }))
  const glance = cards.filter(({ key }) => key === 'glance').map((card) => ({ ...card, title: '', line: '' }))
  const timeline = cards.filter(({ key }) => key === 'timeline')
  const figures = cards.filter(({ key }) => key !== 'glance' && key !== 'timeline')
  return (
    <div className={styles.overview}>
      <div className={styles.glance}>
        <ReportCards cards={glance} />
      </div>
      <div className={styles.aside}>
        {(page.mayAddSteps || page.steps.length > 0) && (
          <StepsCard educator={page} writing={writing} onWrite={onWrite} />
        )}
        {timeline.length > 0 && (
          <div className={styles.timeline}>
            <ReportCards cards={timeline} />
            <Link to={addressOfTab(page.id, { ...filters, tab: 'visits' })}>All visits</Link>
          </div>
        )}
      </div>
      <div className={styles.figures}>
        <ReportCards cards={figures} />
      </div>
    </div>
  )
}
