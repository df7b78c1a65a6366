import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import header from './record-header.module.css'

export function PrintButton() {
  return (
    <Button
      className={header.screenOnly}
      variant="default"
      leftSection={<IconPrinter size={18} stroke={1.8} />}
      onClick={() => print()}
    >
      Print
    </Button>
  )
}
