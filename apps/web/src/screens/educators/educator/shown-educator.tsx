import type { EducatorPageAsked, EducatorTab } from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import { firstName } from '@corridor/domain/people/first-name'
import { lazy, Suspense, useState } from 'react'
import { cache } from '../../../api/cache.ts'
import { failed } from '../../../api/failed.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { loadChunk } from '../../../loading/chunks.ts'
import { choices } from '../../../people/educator-queries.ts'
import { type ReportState, ReportStatus } from '../../../report/report-status.tsx'
import { useIsOnline } from '../../../report/use-is-online.ts'
import styles from './educator.module.css'
import { EducatorFilters } from './educator-filters.tsx'
import { EducatorHeader } from './educator-header.tsx'
import { EducatorNotLoaded } from './educator-not-loaded.tsx'
import { EducatorTabs } from './educator-tabs.tsx'

// The form loads on demand: most people come to read.
const EducatorEdit = lazy(() => loadChunk(() => import('../form/educator-edit.tsx')))
const loadChartTabs = () => loadChunk(() => import('../tabs/chart-tabs.tsx'))
const loadPlainTabs = () => loadChunk(() => import('../tabs/plain-tabs.tsx'))
const [ChartTabs, PlainTabs] = [lazy(loadChartTabs), lazy(loadPlainTabs)]

/** Loads the code of a tab beside its figures, and charts with the tabs that have them. */
export function loadTab(tab: EducatorTab) {
  return hasCharts(tab) ? loadChartTabs() : loadPlainTabs()
}

function hasCharts(tab: EducatorTab): boolean {
  return tab === 'overview' || tab === 'evidence' || tab === 'goals'
}

interface Props {
  /** The educator as known so far, maybe from another tab. */
  readonly educator: EducatorPage
  /** The tab that is asked for, once it is loaded. */
  readonly page: EducatorPage | undefined
  readonly tab: EducatorTab
  readonly asked: EducatorPageAsked
  readonly state: ReportState
}

export function ShownEducator({ educator, page, tab, asked, state }: Props) {
  /** What is being written, one thing at a time: the facts, a new step, or a step by its id. */
  const [writing, setWriting] = useState<string | null>(null)
  const isOnline = useIsOnline()
  const Tabs = hasCharts(tab) ? ChartTabs : PlainTabs
  const edit = async () => {
    try {
      await cache.ensureQueryData(choices)
      setWriting('facts')
    } catch (error) {
      failed(error, { message: 'The form could not be opened. Please try again.', retry: edit })
    }
  }
  return (
    <>
      <EducatorHeader educator={educator} asked={asked} {...(!writing && { onEdit: edit })} />
      {writing === 'facts' ? (
        <Suspense>
          <EducatorEdit educator={educator} onClose={() => setWriting(null)} />
        </Suspense>
      ) : (
        <>
          <div className={styles.bar}>
            <EducatorTabs educator={educator} tab={tab} asked={asked} />
            <EducatorFilters educator={educator} asked={asked} />
          </div>
          {page && (!isOnline || state.error) && (
            <ReportStatus {...state} report={page} isOnline={isOnline} newer={0} />
          )}
          {page ? (
            <Suspense fallback={<p role="status">Loading…</p>}>
              <Tabs page={page} tab={tab} asked={asked} writing={writing} onWrite={setWriting} />
            </Suspense>
          ) : (
            <EducatorNotLoaded {...state} />
          )}
        </>
      )}
      <Caution educator={educator} />
    </>
  )
}

function Caution({ educator: { id, name, hasAccount } }: Pick<Props, 'educator'>) {
  const isMe = useUser().educator_id === id
  return (
    <p className={styles.caution}>
      Visits are not a random sample, and being observed changes a lesson. Numbers describe these visits only.
      {hasAccount &&
        !isMe &&
        ` ${firstName(name)} sees this same page: what was sent, without private notes.`}
    </p>
  )
}
