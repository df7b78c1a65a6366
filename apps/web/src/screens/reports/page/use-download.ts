import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { saveFile } from '@corridor/ui/save-file'
import { contract } from '../../../api/client.ts'
import { tellDemo, useFile } from '../../../frame/messages/use-file.ts'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import { wholeCsv } from './whole-csv.ts'

export function useDownload({ kind, id }: ReportPlace, asked: ReportAsked, report: Report) {
  const { isLoading, isDemo, save } = useFile()
  const file = (format: 'pdf' | 'xlsx') =>
    save(
      contract.reports.file,
      { query: { ...asked, report: kind, of: id ?? undefined, format } },
      `${report.title}.${format}`,
    )
  const csv = () => (isDemo ? tellDemo() : saveFile(report.title, 'csv', wholeCsv(report)))
  return { isLoading, file, csv }
}
