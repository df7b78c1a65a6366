import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { type RosterField, rosterFields } from '@corridor/domain/roster/roster-row'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Checkbox, FileButton, Select } from '@mantine/core'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { ACCEPTED } from '../parts/upload-card.tsx'
import styles from '../roster.module.css'
import { fieldChoices, recognizedWords } from '../roster-words.ts'
import { useRosterCall, wordsOf } from '../use-roster-call.ts'
import { useUpload } from '../use-upload.ts'

interface Props {
  readonly it: RosterImport
  readonly file: File | null
  readonly onFile: (file: File) => void
  readonly onOpen: (id: string) => void
}

const NOTHING = 'nothing'

/** How the file was read; said otherwise, it is read again. */
export function ColumnsCard({ it, file, onFile, onOpen }: Props) {
  const [changed, setChanged] = useState<ReadonlyMap<string, RosterField | null>>(new Map())
  const { upload, fault, isPending } = useUpload(it.who, onOpen)
  const mend = useRosterCall(contract.rosterImports.mend, 'That did not work. Please try again.')
  const { read } = it
  if (!read) return null
  const again = async (chosen: File | null) => {
    if (!chosen) return
    onFile(chosen)
    try {
      const columns = [...changed].map(([heading, field]) => ({ heading, field }))
      await call(contract.rosterImports.map, { body: { who: it.who, columns } })
      await upload(chosen)
    } catch (error) {
      failed(error, { message: wordsOf(error, 'That did not work. Please try again.') })
    }
  }
  // Without a heading there is nothing to remember a column by; of two alike the first is meant.
  const headings = [...new Map(read.columns.toReversed().map((column) => [column.heading, column])).values()]
    .toReversed()
    .filter(({ heading }) => heading !== '')
  const known = read.columns.filter(({ field }) => field !== null).length
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
      <details>
        <summary>
          {known} of {counted(read.columns.length, 'column')} read
        </summary>
        <ul className={styles.headings}>
          {headings.map(({ heading, field }) => (
            <li key={heading}>
              <Select
                label={heading}
                allowDeselect={false}
                data={[
                  { value: NOTHING, label: 'Not read' },
                  ...rosterFields.map((value) => ({ value, label: fieldChoices[value] })),
                ]}
                value={(changed.has(heading) ? changed.get(heading) : field) ?? NOTHING}
                onChange={(value) => {
                  const meant = rosterFields.find((name) => name === value) ?? null
                  setChanged(new Map([...changed, [heading, meant]]))
                }}
              />
            </li>
          ))}
        </ul>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        {changed.size > 0 &&
          (file ? (
            <Button loading={isPending} onClick={() => void again(file)}>
              Read the file again
            </Button>
          ) : (
            <FileButton accept={ACCEPTED} onChange={(chosen) => void again(chosen)}>
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
