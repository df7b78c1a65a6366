import { MOST_FILE_BYTES } from '@corridor/domain/files/file-types'
import { Button, FileButton } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { billingRefusalWords } from '../../../billing/billing-refusal-words.ts'
import { newId } from '../../../device/new-id.ts'
import { billingChanged } from './billing-view.ts'
import styles from './pay-card.module.css'

interface Props {
  readonly words: string
  readonly what:
    | { readonly purpose: 'purchase-order' }
    | { readonly purpose: 'tax-certificate'; readonly until: string }
  readonly disabled?: boolean
  readonly onSent: (file: { readonly id: string; readonly name: string }) => void
}

/** Sends in a file: a PDF or a picture of it. It says so only once the file has arrived. */
export function BillingFile({ words, what, disabled = false, onSent }: Props) {
  const [fault, setFault] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const send = async (file: File | null) => {
    if (!file) return
    setFault(file.size > MOST_FILE_BYTES ? 'Choose a file of at most 10 MB.' : undefined)
    if (file.size > MOST_FILE_BYTES) return
    setIsSending(true)
    const id = newId()
    const name = file.name.slice(0, 100)
    try {
      const body = new Uint8Array(await file.arrayBuffer())
      await call(contract.billingFiles.add, { params: { fileId: id }, query: { ...what, name }, body })
      onSent({ id, name })
      await billingChanged()
    } catch (error) {
      setFault(billingRefusalWords(error, 'The file did not arrive. Please try again.'))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <div>
      <FileButton onChange={send} accept="application/pdf,image/png,image/jpeg" disabled={disabled}>
        {(button) => (
          <Button
            variant="default"
            leftSection={<IconPaperclip size={18} stroke={1.8} />}
            loading={isSending}
            disabled={disabled}
            {...button}
          >
            {words}
          </Button>
        )}
      </FileButton>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
