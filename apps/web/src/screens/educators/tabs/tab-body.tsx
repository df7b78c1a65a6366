import type { EducatorPageAsked } from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import type { ReactNode } from 'react'
import { ReportFigures } from '../../../report/report-figures.tsx'
import styles from './tabs.module.css'

export interface TabProps {
  readonly page: EducatorPage
  readonly asked: EducatorPageAsked
  /** What is being written: a step by its id, or a new one. */
  readonly writing: string | null
  readonly onWrite: (id: string | null) => void
}

interface Props extends Pick<TabProps, 'page' | 'asked'> {
  readonly children: ReactNode
}

export function TabBody({ page, asked: { from, to, tools }, children }: Props) {
  return (
    <>
      {page.notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <ReportFigures place={{ kind: 'educator', id: page.id }} asked={{ from, to, tools }} isBusy={false}>
        {children}
      </ReportFigures>
    </>
  )
}
