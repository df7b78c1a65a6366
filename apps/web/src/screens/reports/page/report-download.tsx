import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import { useDownload } from './use-download.ts'

interface Props {
  readonly place: ReportPlace
  readonly asked: ReportAsked
  readonly report: Report
}

/** Downloads a report: as a PDF, or as data for a spreadsheet. */
export function ReportDownload({ place, asked, report }: Props) {
  const { isLoading, file, csv } = useDownload(place, asked, report)
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
