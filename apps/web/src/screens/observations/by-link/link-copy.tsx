import type { Observation } from '@corridor/contract/observations/observation-read'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RecordPage } from '../record/record-page.tsx'
import { RecordTop } from '../record/record-top.tsx'
import { callByLink, isOver, records } from './link-call.ts'
import styles from './link-record.module.css'

interface Props {
  readonly observationId: string
  readonly version: number
  readonly sent: Observation['copies']
  readonly onOver: () => void
  readonly onBack: () => void
}

/** An earlier copy, as it went out. */
export function LinkCopy({ observationId, version, sent, onOver, onBack }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: [records.copy.path, observationId, version],
    queryFn: async () => {
      try {
        return await callByLink(records.copy, { params: { observationId, version } })
      } catch (error) {
        if (isOver(error)) onOver()
        throw error
      }
    },
    retry: false,
  })
  const copy = sent.find((it) => it.version === version)
  return (
    <>
      <div className={styles.copy}>
        <div>
          <h2>Copy {version}</h2>
          {copy && data && <p>Sent {momentIn(data.timeZone, copy.sentAt)}, and unchanged since.</p>}
          {copy?.reopenedBecause && <p>Reopened because: {copy.reopenedBecause}</p>}
        </div>
        <Button variant="default" onClick={onBack}>
          Show the latest
        </Button>
      </div>
      {data && (
        <RecordPage
          addressOf={async () => undefined}
          parts={[{ id: observationId, record: data }]}
          top={<RecordTop record={data} />}
        />
      )}
      {error && (
        <p role="alert">
          The copy could not be loaded.{' '}
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </>
  )
}
