import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { reportCaution } from '@corridor/domain/report/report-caution'
import { useIsPrinting } from '@corridor/ui/blocks/cards/use-is-printing'
import { IconInfoCircle } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { readAsked } from '../../../report/address/read-asked.ts'
import { pathOf, type ReportPlace, reportTitles } from '../../../report/address/report-place.ts'
import { useRefused } from '../../../report/refused.ts'
import styles from '../../../report/report.module.css'
import { ReportBody } from '../../../report/report-body.tsx'
import { ReportNotices } from '../../../report/report-notices.tsx'
import { type ReportState, ReportStatus } from '../../../report/report-status.tsx'
import { useIsOnline } from '../../../report/use-is-online.ts'
import { ReportsMenu } from '../chooser/reports-menu.tsx'
import { ChosenOnPaper } from '../filters/chosen-on-paper.tsx'
import { ReportFiltersBar } from '../filters/report-filters-bar.tsx'
import { ReportHeader } from './report-header.tsx'
import { FiltersNotValid, filterFault, ReportNotLoaded } from './report-not-shown.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useNewer } from './use-newer.ts'
import { type Counted, useReport } from './use-report.ts'

import '../../../frame/print.css'

export function ReportPage({ place }: { readonly place: ReportPlace }) {
  const [search] = useSearchParams()
  const { asked, fault } = readAsked(search)
  const { counted, state } = useReport(place, asked, fault === null)
  const wrong = fault ?? filterFault(state.error)
  useRefused(wrong === null ? state.error : null)
  return (
    <>
      <ReportsMenu />
      {counted && wrong === null ? (
        <Shown place={place} asked={asked} counted={counted} state={state} />
      ) : (
        <PageHeader title={counted?.report.title ?? reportTitles[place.kind]} />
      )}
      {wrong !== null && <FiltersNotValid fault={wrong} reset={pathOf(place)} />}
      {!counted && wrong === null && <NotYet {...state} />}
      <ReportCaution />
    </>
  )
}

function NotYet({ error, isAsking, refresh }: ReportState) {
  return error && !isAsking ? <ReportNotLoaded error={error} onRetry={refresh} /> : <ReportSkeleton />
}

interface ShownProps {
  readonly place: ReportPlace
  readonly asked: ReportAsked
  readonly counted: Counted
  readonly state: ReportState
}

function Shown({ place, asked, counted: { report, by }, state }: ShownProps) {
  const isOnline = useIsOnline()
  const isPrinting = useIsPrinting()
  const newer = useNewer(place, by, report.asOf, isOnline)
  return (
    <>
      <ReportHeader place={place} asked={by} report={report} />
      <ReportFiltersBar place={place} report={report} asked={asked} />
      <ChosenOnPaper chosen={report.chosen} />
      {isPrinting && <p className={styles.paperCaution}>{reportCaution}</p>}
      <ReportStatus {...state} report={report} isOnline={isOnline} newer={newer} />
      <ReportNotices notices={report.notices} />
      <ReportBody place={place} asked={by} report={report} isBusy={state.isAsking} />
    </>
  )
}

/** The caution with every report, in the same words; on paper it stands at the top, where it needs no page of its own. */
function ReportCaution() {
  return (
    <footer className={styles.caution}>
      <IconInfoCircle size={18} stroke={1.8} aria-hidden />
      <p>{reportCaution}</p>
    </footer>
  )
}
