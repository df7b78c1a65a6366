import { Refusal } from '@corridor/contract/refusal'
import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { saveBytes, saveFile } from '@corridor/ui/save-file'
import { useState } from 'react'
import { callForFile, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { showErrorDialog } from '../../../frame/messages/dialogs.tsx'
import { useUser } from '../../../frame/use-user.ts'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import { wholeCsv } from './whole-csv.ts'

export function useDownload({ kind, id }: ReportPlace, asked: ReportAsked, report: Report) {
  const isDemo = useUser().id === DEMO_USER
  const [isLoading, setIsLoading] = useState(false)
  const file = async (format: 'pdf' | 'xlsx') => {
    if (isDemo) return tellDemo()
    setIsLoading(true)
    try {
      const query = { ...asked, report: kind, of: id ?? undefined, format }
      const { bytes, name } = await callForFile(contract.reports.file, { query })
      saveBytes(name || `${report.title}.${format}`, bytes)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'demo-downloads-nothing') tellDemo()
      else
        failed(error, { message: 'The file could not be made. Please try again.', retry: () => file(format) })
    } finally {
      setIsLoading(false)
    }
  }
  const csv = () => (isDemo ? tellDemo() : saveFile(report.title, 'csv', wholeCsv(report)))
  return { isLoading, file, csv }
}

function tellDemo() {
  showErrorDialog({
    title: 'Demo Account',
    message: 'The demo account opens reports and downloads nothing.',
  })
}
