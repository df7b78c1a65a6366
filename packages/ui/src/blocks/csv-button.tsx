import { csvOf } from '@corridor/domain/files/csv'
import type { BlockTable } from '@corridor/domain/report/block'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../save-file.ts'

interface Props {
  readonly title: string
  readonly table: BlockTable
}

export function CsvButton({ title, table }: Props) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} stroke={1.8} />}
      aria-label={`CSV of ${title}`}
      onClick={() => saveFile(title, 'csv', csvOf(table))}
    >
      CSV
    </Button>
  )
}
