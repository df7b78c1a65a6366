import type { EducatorPageAsked, EducatorTab } from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import type { ComponentType } from 'react'
import { ReportFigures } from '../../../report/report-body.tsx'
import { ConferencesTab } from './conferences-tab.tsx'
import styles from './educator-tab.module.css'
import { EvidenceTab } from './evidence-tab.tsx'
import { GoalsTab } from './goals-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { VisitsTab } from './visits-tab.tsx'

export interface TabProps {
  readonly page: EducatorPage
  readonly asked: EducatorPageAsked
  /** What is being written: a step by its id, or a new one. */
  readonly writing: string | null
  readonly onWrite: (id: string | null) => void
}

const bodies: Readonly<Record<EducatorTab, ComponentType<TabProps>>> = {
  overview: OverviewTab,
  visits: VisitsTab,
  evidence: EvidenceTab,
  goals: GoalsTab,
  conferences: ConferencesTab,
}

/** One tab of the page about an educator, made of cards of the report about them. */
export default function EducatorTabBody({ tab, ...props }: TabProps & { readonly tab: EducatorTab }) {
  const { page, asked } = props
  const Body = bodies[tab]
  const { from, to, tools } = asked
  return (
    <>
      {page.notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <ReportFigures place={{ kind: 'educator', id: page.id }} asked={{ from, to, tools }} isBusy={false}>
        <Body {...props} />
      </ReportFigures>
    </>
  )
}
