import type { WaitingMail } from '@corridor/contract/district/outbox'

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { contract } from '../../../api/client.ts'
import { showErrorDialog } from '../../../frame/messages/dialogs.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useFile } from '../../../frame/messages/use-file.ts'
import styles from './outbox.module.css'

interface Props {
  readonly observation: NonNullable<WaitingMail['observation']>
}

/** How a record reaches somebody while its email waits: on paper, or by its address for whoever signs in. */
export function HandOver({ observation }: Props) {
  const { id, toolTypeId, educator, hasAccount } = observation
  const { isLoading, save } = useFile()
  const path = `/observations/${toolTypeId}/view/${id}`
  const saveFile = () =>
    save(
      contract.observations.file,
      { params: { observationId: id }, query: { visit: 'whole' } },
      'Record.pdf',
    )
  return (
    <div className={styles.hand}>
      <Button variant="default" loading={isLoading} onClick={saveFile} aria-label={`PDF for ${educator}`}>
        PDF
      </Button>
      {hasAccount && (
        <Button
          variant="default"
          onClick={() => copyLink(new URL(path, location.origin).href)}
          aria-label={`Copy the link for ${educator}`}
        >
          Copy link
        </Button>
      )}
      <Link className={styles.open ?? ''} to={path} aria-label={`Open the record of ${educator}`}>
        Open record
      </Link>
      {!hasAccount && (
        <p>Without an account a link opens with an emailed code only. Hand over the PDF instead.</p>
      )}
    </div>
  )
}

async function copyLink(link: string) {
  try {
    await navigator.clipboard.writeText(link)
    toast('Link copied', 'It opens the record after signing in.')
  } catch {
    showErrorDialog({
      title: 'Error',
      message: `This browser did not let the link be copied. It is ${link}`,
    })
  }
}
