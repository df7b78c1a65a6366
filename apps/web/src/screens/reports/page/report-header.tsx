import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { Button } from '@mantine/core'
import { IconLink, IconPrinter } from '@tabler/icons-react'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { showErrorDialog } from '../../../frame/messages/dialogs.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import styles from '../../../report/report.module.css'
import { ReportDownload } from './report-download.tsx'

interface Props {
  readonly place: ReportPlace
  readonly asked: ReportAsked
  readonly report: Report
}

export function ReportHeader({ place, asked, report }: Props) {
  const actions = (
    <div className={styles.actions}>
      <Button variant="default" leftSection={<IconLink size={18} stroke={1.8} />} onClick={shareLink}>
        Share link
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.8} />} onClick={() => print()}>
        Print
      </Button>
      <ReportDownload place={place} asked={asked} report={report} />
    </div>
  )
  return (
    <PageHeader title={report.title} action={actions}>
      {report.subtitle}
    </PageHeader>
  )
}

/** Copies the report’s link. Mail programs end a link at a bracket, so brackets are escaped. */
async function shareLink() {
  const link = location.href.replaceAll('[', '%5B').replaceAll(']', '%5D')
  try {
    await navigator.clipboard.writeText(link)
    toast('Link copied', 'People who open it see only what they have access to.')
  } catch {
    showErrorDialog({
      title: 'Error',
      message: 'This browser did not let the link be copied. Copy it from the address bar.',
    })
  }
}
