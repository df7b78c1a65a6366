import type { EducatorPageAsked } from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import type { ReactNode } from 'react'
import { ReportFigures } from '../../../report/report-figures.tsx'
import { ReportNotices } from '../../../report/report-notices.tsx'

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
      <ReportNotices notices={page.notices} />
      <ReportFigures place={{ kind: 'educator', id: page.id }} asked={{ from, to, tools }} isBusy={false}>
        {children}
      </ReportFigures>
    </>
  )
}
