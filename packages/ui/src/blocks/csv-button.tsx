import type { BlockTable } from '@corridor/domain/block'
import { csvOf } from '@corridor/domain/csv'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

// Excel takes a file without it for one in the letters of the country.
const BYTE_ORDER_MARK = '\ufeff'

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
      onClick={() => save(`${fileName(title)}.csv`, BYTE_ORDER_MARK + csvOf(table))}
    >
      CSV
    </Button>
  )
}

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function fileName(title: string): string {
  return title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
}
