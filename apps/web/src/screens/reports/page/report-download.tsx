import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { saveFile } from '@corridor/ui/save-file'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { contract } from '../../../api/client.ts'
import { tellDemo, useFile } from '../../../frame/messages/use-file.ts'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import { wholeCsv } from './whole-csv.ts'

interface Props {
  readonly place: ReportPlace
  readonly asked: ReportAsked
  readonly report: Report
}

/** Downloads a report: as a PDF, or as data for a spreadsheet. */
export function ReportDownload({ place: { kind, id }, asked, report }: Props) {
  const { isLoading, isDemo, save } = useFile()
  const file = (format: 'pdf' | 'xlsx') =>
    save(
      contract.reports.file,
      { query: { ...asked, report: kind, of: id ?? undefined, format } },
      `${report.title}.${format}`,
    )
  const csv = () => (isDemo ? tellDemo() : saveFile(report.title, 'csv', wholeCsv(report)))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isLoading}
          leftSection={<IconDownload size={18} stroke={1.8} />}
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => file('pdf')}>PDF, to read or print</Menu.Item>
        <Menu.Item onClick={() => file('xlsx')}>XLSX, for a spreadsheet</Menu.Item>
        <Menu.Item onClick={csv}>CSV, all tables as text</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
