import type { Observation } from '@corridor/contract/observations/observation-read'
import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { fileOfRecord } from './file-of-record.ts'
import styles from './observation-actions.module.css'
import { PaperLine } from './paper-line.tsx'
import { PdfButton } from './pdf-button.tsx'
import { PrintButton } from './print-button.tsx'
import { RecordPage } from './record-page.tsx'
import { RecordTop } from './record-top.tsx'
import '../../../frame/print.css'

interface Props {
  readonly observation: Observation
  readonly copy: ObservationRecord
}

/** An earlier copy, as it went out. */
export function CopyView({ observation, copy }: Props) {
  const { id, toolTypeId, copies } = observation
  const sent = copies.find(({ version }) => version === copy.version)
  return (
    <>
      <PageHeader
        title={`Copy ${copy.version}`}
        action={
          <div className={styles.actions}>
            <PdfButton id={id} copy={copy.version} />
            <PrintButton />
            <Button variant="default" component={Link} to={`/observations/${toolTypeId}/view/${id}`}>
              Show the latest
            </Button>
          </div>
        }
      >
        {sent && `Sent ${momentIn(copy.timeZone, sent.sentAt)}, and unchanged since.`}
        {sent?.reopenedBecause && ` Reopened because: ${sent.reopenedBecause}`}
      </PageHeader>
      <RecordPage addressOf={fileOfRecord} parts={[{ id, record: copy }]} top={<RecordTop record={copy} />} />
      <PaperLine>Copy {copy.version}, unchanged since sent.</PaperLine>
    </>
  )
}
