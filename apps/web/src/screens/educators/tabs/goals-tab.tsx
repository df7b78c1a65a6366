import { ReportCards } from '@corridor/ui/blocks/cards/report-cards'
import { StepsCard } from '../steps/steps-card.tsx'
import type { TabProps } from './tab-body.tsx'
import styles from './tabs.module.css'

/** Action steps of any time, and the goals of the last conference in these days. */
export function GoalsTab({ page, writing, onWrite }: TabProps) {
  return (
    <div className={styles.halves}>
      <StepsCard educator={page} writing={writing} onWrite={onWrite} />
      {page.cards.length > 0 ? (
        <ReportCards cards={page.cards.map((card) => ({ ...card, size: 'full' as const }))} />
      ) : (
        <p className={styles.none}>No goal was set at a conference in these days.</p>
      )}
    </div>
  )
}
