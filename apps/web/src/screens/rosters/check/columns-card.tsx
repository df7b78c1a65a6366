import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Checkbox, FileButton } from '@mantine/core'
import { useState } from 'react'
import { contract } from '../../../api/client.ts'
import { ColumnChoices } from '../parts/column-choices.tsx'
import { ACCEPTED } from '../parts/upload-card.tsx'
import styles from '../roster.module.css'
import { recognizedWords } from '../roster-words.ts'
import { useRosterCall } from '../use-roster-call.ts'
import type { ColumnsSaid, Uploading } from '../use-upload.ts'

interface Props {
  readonly it: RosterImport
  readonly uploading: Uploading
}

const names: readonly unknown[] = ['name', 'familyName', 'givenName']

/** How the columns of the file were read; changed, the file is read again. */
export function ColumnsCard({ it, uploading }: Props) {
  const [said, setSaid] = useState<ColumnsSaid>(new Map())
  // After a reload the file has to be chosen again.
  const { file, upload, fault, isPending } = uploading
  const mend = useRosterCall(contract.rosterImports.mend, 'That did not work. Please try again.')
  const { read } = it
  if (!read) return null
  const again = (chosen: File | null) => chosen && void upload(chosen, said)
  const known = read.columns.filter(({ field }) => field !== null).length
  const isNamed = read.columns.some(({ field }) => names.includes(field))
  return (
    <Card title="How the file was read" subtitle={recognizedWords(read)}>
      {it.who === 'educators' && (
        <Checkbox
          label="The file is the whole roster of its schools"
          description="Whoever has an id and is not in it is set inactive."
          checked={it.isWhole}
          disabled={mend.isPending}
          onChange={(event) =>
            mend.mutate({ params: { importId: it.id }, body: { isWhole: event.currentTarget.checked } })
          }
        />
      )}
      {!isNamed && <p role="status">No column is known as a name. Say which one it is.</p>}
      <details open={!isNamed}>
        <summary>
          {known} of {counted(read.columns.length, 'column')} read
        </summary>
        <ColumnChoices columns={read.columns} said={said} onSaid={setSaid} />
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        {said.size > 0 &&
          (file ? (
            <Button loading={isPending} onClick={() => again(file)}>
              Read the file again
            </Button>
          ) : (
            <FileButton accept={ACCEPTED} onChange={again}>
              {(props) => (
                <Button {...props} loading={isPending}>
                  Choose the file again
                </Button>
              )}
            </FileButton>
          ))}
      </details>
    </Card>
  )
}
