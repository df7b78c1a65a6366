import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { counted, grouped } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Progress } from '@mantine/core'
import { useEffect } from 'react'
import { contract } from '../../../api/client.ts'
import styles from '../roster.module.css'
import { peopleChanged } from '../roster-queries.ts'
import { useRosterCall } from '../use-roster-call.ts'

interface Props {
  readonly it: RosterImport
  readonly onCancelled: () => void
}

const titles = { checking: 'Checking', importing: 'Importing', undoing: 'Taking back' } as const

/** How far an import has come. It goes on without the page. */
export function ProgressCard({ it, onCancelled }: Props) {
  const { state, done, total } = it
  const title = state === 'checking' || state === 'undoing' ? titles[state] : titles.importing
  const cancel = useRosterCall(contract.rosterImports.cancel, 'It could not be canceled.', onCancelled)
  useEffect(
    () => () => {
      void peopleChanged()
    },
    [],
  )
  return (
    <Card
      title={title}
      aside={
        <p role="status" className={styles.small}>
          {state === 'checking' ? 'Reading the file' : `${grouped(done)} of ${counted(total, 'change')}`}
        </p>
      }
    >
      <div className={styles.form}>
        <Progress
          className={styles.track ?? ''}
          value={total > 0 ? (100 * done) / total : 0}
          animated={state === 'checking'}
          aria-label={`${title}, progress`}
        />
        <div className={styles.beside}>
          <p className={styles.small}>
            {state === 'checking'
              ? 'Leave this page if you like; the check waits for you under “Last imports”.'
              : 'Leave this page if you like; the bell tells you when it is done.'}
          </p>
          {state !== 'undoing' && it.mayDecide && (
            <Button
              variant="default"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ params: { importId: it.id } })}
            >
              Cancel
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
