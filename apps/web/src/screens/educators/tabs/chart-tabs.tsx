import type { EducatorTab } from '@corridor/contract/people/educator-page'
import { EvidenceTab } from './evidence-tab.tsx'
import { GoalsTab } from './goals-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { TabBody, type TabProps } from './tab-body.tsx'

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
