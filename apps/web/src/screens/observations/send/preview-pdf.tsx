import { VisitSending } from '@corridor/contract/observations/visits'
import { Button, type ButtonProps } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { contract } from '../../../api/client.ts'
import type { Words } from '../../../device/kept.ts'
import { useFromDevice } from '../../../device/use-device.ts'
import { showErrorDialog } from '../../../frame/messages/dialogs.tsx'
import { useFile } from '../../../frame/messages/use-file.ts'
import { newSendId, sendingAsked } from './sending-asked.ts'
import type { ToolToSend } from './visit-to-send.ts'

interface Props extends Pick<ButtonProps, 'size'> {
  /** The tools that go out. */
  readonly tools: readonly ToolToSend[]
  readonly words: Words
  readonly label: string
}

/** A button for what is about to be sent as a PDF, marked as not sent. */
export function PreviewPdf({ tools, words, label, size = 'sm' }: Props) {
  const { isLoading, save } = useFile()
  const isOffline = useFromDevice((it) => it.isOffline(), false)
  const press = () => {
    const { data } = VisitSending.safeParse(sendingAsked(newSendId(), tools, words))
    const visitId = tools[0]?.kept.document.visitId
    if (data && visitId)
      return save(contract.visits.preview, { params: { visitId }, body: data }, 'Record.pdf')
    return showErrorDialog({
      title: 'Not yet',
      message: 'The PDF is made from what is saved. Try again in a moment.',
    })
  }
  return (
    <Button
      variant="default"
      size={size}
      loading={isLoading}
      disabled={tools.length === 0 || isOffline}
      leftSection={<IconFileTypePdf size={18} stroke={1.8} />}
      onClick={press}
    >
      {label}
    </Button>
  )
}
