import type { EducatorTab } from '@corridor/contract/people/educator-page'
import { ConferencesTab } from './conferences-tab.tsx'
import { TabBody, type TabProps } from './tab-body.tsx'
import { VisitsTab } from './visits-tab.tsx'

/** The tabs that do without charts. */
export default function PlainTabs({ tab, ...props }: TabProps & { readonly tab: EducatorTab }) {
  return (
    <TabBody {...props}>
      {tab === 'visits' && <VisitsTab {...props} />}
      {tab === 'conferences' && <ConferencesTab {...props} />}
    </TabBody>
  )
}
