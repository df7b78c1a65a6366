import type { UnknownColumns } from '@corridor/contract/people/roster-shapes'
import { namesSomebody } from '@corridor/domain/roster/find-headings'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useIsOnline } from '../../../report/use-is-online.ts'
import styles from '../roster.module.css'
import type { ColumnsSaid, Uploading } from '../use-upload.ts'
import { ColumnChoices } from './column-choices.tsx'

interface Props {
  readonly unknown: UnknownColumns
  readonly uploading: Uploading
}

/** Asks the person who brought a file what its unknown headings are; then it is read. */
export function UnknownCard({ unknown: { headerRow, columns }, uploading }: Props) {
  const { file, upload, fault, isPending, forget } = uploading
  const [said, setSaid] = useState<ColumnsSaid>(new Map())
  const isOnline = useIsOnline()
  const isEnough = namesSomebody(columns.map((it) => ({ ...it, field: said.get(it.heading) ?? null })))
  return (
    <Card
      title="Say what the columns are"
      subtitle={`The headings in row ${headerRow} of ${file?.name ?? 'the file'} are not known here. Your answer is kept for the next file.`}
    >
      <div className={styles.form}>
        {fault && <p role="alert">{fault}</p>}
        <ColumnChoices columns={columns} said={said} onSaid={setSaid} />
        {!isEnough && (
          <p className={styles.small}>
            Name at least one column that tells who somebody is: name, id or email.
          </p>
        )}
        {!isOnline && <p role="status">You are offline. A roster needs a connection.</p>}
        <div className={styles.actions}>
          <Button variant="default" disabled={isPending} onClick={forget}>
            Choose another file
          </Button>
          <Button
            loading={isPending}
            disabled={!isEnough || !isOnline}
            onClick={() => file && void upload(file, said)}
          >
            Check the file
          </Button>
        </div>
      </div>
    </Card>
  )
}
