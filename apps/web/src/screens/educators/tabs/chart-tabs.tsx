import type { EducatorTab } from '@corridor/contract/people/educator-page'
import { ReportCards } from '@corridor/ui/blocks/cards/report-cards'
import { Empty } from '@corridor/ui/empty'
import { StepsCard } from '../steps/steps-card.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { TabBody, type TabProps } from './tab-body.tsx'
import styles from './tabs.module.css'

/** The tabs that have charts. */
export default function ChartTabs({ tab, ...props }: TabProps & { readonly tab: EducatorTab }) {
  return (
    <TabBody {...props}>
      {tab === 'overview' && <OverviewTab {...props} />}
      {tab === 'evidence' && <EvidenceTab {...props} />}
      {tab === 'goals' && <GoalsTab {...props} />}
    </TabBody>
  )
}

/** Rubrics with what was seen for each indicator, then look-fors. */
function EvidenceTab({ page: { cards } }: TabProps) {
  if (cards.length > 0) return <ReportCards cards={cards} />
  return (
    <Empty title="No evidence yet">
      <p>Visits with a rubric or a look-for set show here what was seen for each indicator.</p>
    </Empty>
  )
}

/** Action steps of any time, and the goals of the last conference in these days. */
function GoalsTab({ page, writing, onWrite }: TabProps) {
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
