import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'

export function PrintButton() {
  return (
    <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.8} />} onClick={() => print()}>
      Print
    </Button>
  )
}
