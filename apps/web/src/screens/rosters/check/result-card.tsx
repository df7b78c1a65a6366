import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { counted, grouped } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { contract } from '../../../api/client.ts'
import { SheetButton } from '../parts/sheet-button.tsx'
import styles from '../roster.module.css'
import { undoneWords, writtenLines } from '../roster-words.ts'
import { useRosterCall } from '../use-roster-call.ts'

interface Props {
  readonly it: RosterImport
  readonly onOpen: (id: string | null) => void
}

/** The result of an import: what changed, who was left out, and the undo. */
export function ResultCard({ it, onOpen }: Props) {
  const { counts, undone, who } = it
  const undo = useRosterCall(contract.rosterImports.undo, 'Nothing was taken back. Please try again.')
  return (
    <Card title={it.state === 'undone' ? 'Undone' : 'Imported'}>
      <div className={styles.form}>
        {it.reason && <p role="status">{it.reason}</p>}
        <ul className={styles.outlook} aria-live="polite">
          {undone
            ? undoneWords(undone).map((line) => <li key={line}>{line}</li>)
            : linesOf(it).map((line) => <li key={line}>{line}</li>)}
        </ul>
        {counts.fault > 0 && (
          <SheetButton
            it={it}
            kind="fault"
            words={
              counts.fault === 1
                ? 'CSV of the row left out'
                : `CSV of the ${grouped(counts.fault)} rows left out`
            }
          />
        )}
        {it.mayUndo && (
          <>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
              loading={undo.isPending}
              onClick={() => undo.mutate({ params: { importId: it.id } })}
            >
              Undo this import
            </Button>
            <p className={styles.small}>
              Whoever was visited or changed since stays, and is named. Possible until the next import, for 30
              days.
            </p>
          </>
        )}
        <Button onClick={() => onOpen(null)}>
          {who === 'users' ? 'Import more users' : 'Import another file'}
        </Button>
      </div>
    </Card>
  )
}

function linesOf({ counts, who }: RosterImport): string[] {
  const lines =
    who === 'educators' ? writtenLines(counts) : [`${counted(counts.changed, 'job title')} changed.`]
  if (counts.leaving > 0) lines.push(`${counted(counts.leaving, 'person', 'people')} set inactive.`)
  if (counts.invite > 0) lines.push(`${counted(counts.invite, 'person', 'people')} suggested to invite.`)
  if (counts.fault > 0) lines.push(`${counted(counts.fault, 'row')} left out.`)
  return lines
}
