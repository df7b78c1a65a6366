import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { contract } from '../../../api/client.ts'
import { useFile } from '../../../frame/messages/use-file.ts'
import header from './record-header.module.css'

interface Props {
  readonly id: string
  /** Whether the PDF holds all that was sent together with the observation. */
  readonly isVisit?: boolean
  /** The version of an earlier copy. */
  readonly copy?: number
  readonly label?: string
}

/** A button for the record’s PDF, to keep or to hand over. */
export function PdfButton({ id, isVisit = false, copy, label = 'PDF' }: Props) {
  const { isLoading, save } = useFile()
  const query = { ...(isVisit && { visit: 'whole' as const }), ...(copy !== undefined && { copy }) }
  const press = () => save(contract.observations.file, { params: { observationId: id }, query }, 'Record.pdf')
  return (
    <Button
      className={header.screenOnly}
      variant="default"
      loading={isLoading}
      leftSection={<IconFileTypePdf size={18} stroke={1.8} />}
      onClick={press}
    >
      {label}
    </Button>
  )
}
