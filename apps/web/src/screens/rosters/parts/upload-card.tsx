import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { timeIn } from '@corridor/domain/clock/time-in'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useUser } from '../../../frame/use-user.ts'
import { useIsOnline } from '../../../report/use-is-online.ts'
import roster from '../roster.module.css'
import type { Uploading } from '../use-upload.ts'
import styles from './parts.module.css'

interface Props {
  readonly uploading: Uploading
  /** The import before it, where it ended without a result. */
  readonly last: RosterImport | undefined
  readonly running: { readonly name: string; readonly since: string; readonly isMe: boolean } | null
}

export const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.zip'

/** The card where a roster’s file is dropped or chosen. */
export function UploadCard({ uploading, last, running }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isOnline = useIsOnline()
  const { time_zone } = useUser().district
  const { upload, fault, isPending } = uploading
  const take = (file: File | null | undefined) => {
    if (!file || !isOnline || isPending) return
    void upload(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <Card
      title="Choose a file"
      subtitle="CSV, text with tabs, Excel (.xlsx), or a OneRoster 1.1 or 1.2 bundle (.zip)."
    >
      {fault ? (
        <p role="alert" className={roster.fault}>
          {fault}
        </p>
      ) : (
        last && <p role="status">{last.reason ?? 'Canceled. Nothing was changed.'}</p>
      )}
      {running && (
        <p role="status">
          {running.isMe ? 'Your own import' : `An import by ${running.name}`} has been under way since{' '}
          {timeIn(time_zone, running.since)}. A new one can begin when it is done.
        </p>
      )}
      <section
        aria-label="Drop a file here"
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconFileImport size={32} stroke={1.5} aria-hidden />
        <p>{isPending ? 'Uploading and checking…' : 'Drop the file here, or'}</p>
        <Button loading={isPending} disabled={!isOnline} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label="Roster file"
          hidden
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        {!isOnline && <p role="status">You are offline. A roster needs a connection.</p>}
      </section>
      <p className={roster.small}>
        The file itself is not kept. Of students and parents only the role is read, to count them. An empty
        cell leaves what Corridor has.
      </p>
    </Card>
  )
}
