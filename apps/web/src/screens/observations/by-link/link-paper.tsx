import { saveBytes } from '@corridor/ui/save-file'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { failed } from '../../../api/failed.tsx'
import { PrintButton } from '../record/print-button.tsx'
import { isOver, paperByLink } from './link-call.ts'
import styles from './link-record.module.css'

/** A button to download all that the page shows as a PDF. */
export function LinkPaper({ onOver }: { readonly onOver: () => void }) {
  const [isLoading, setIsLoading] = useState(false)
  const download = async () => {
    setIsLoading(true)
    try {
      const { bytes, name } = await paperByLink()
      saveBytes(name || 'Record.pdf', bytes)
    } catch (error) {
      if (isOver(error)) onOver()
      else failed(error, { message: 'The PDF could not be made. Please try again.' })
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <div className={styles.papers}>
      <PrintButton />
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<IconFileTypePdf size={18} stroke={1.8} />}
        onClick={() => void download()}
      >
        PDF
      </Button>
    </div>
  )
}
