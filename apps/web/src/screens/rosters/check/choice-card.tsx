import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { counted, grouped } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Checkbox, Radio } from '@mantine/core'
import { useState } from 'react'
import { contract } from '../../../api/client.ts'
import { useIsOnline } from '../../../report/use-is-online.ts'
import styles from '../roster.module.css'
import { changesIn, leavingWords, outlookOf } from '../roster-words.ts'
import { useRosterCall } from '../use-roster-call.ts'
import { OutlookLines } from './outlook-lines.tsx'

interface Props {
  readonly it: RosterImport
  readonly onOpen: (id: string | null) => void
}

/** Says what an import will do, and asks whether to do it. */
export function ChoiceCard({ it, onOpen }: Props) {
  const { counts, asksTwice } = it
  const changes = changesIn(it)
  // Where nothing is to change, rows with faults are nothing to decide about.
  const faults = changes > 0 ? counts.fault : 0
  const [choice, setChoice] = useState(faults > 0 ? '' : 'import')
  const [isSure, setIsSure] = useState(false)
  const isOnline = useIsOnline()
  const wentWrong = 'That did not arrive. Nothing was changed; please try again.'
  const commit = useRosterCall(contract.rosterImports.commit, wentWrong)
  const cancel = useRosterCall(contract.rosterImports.cancel, wentWrong, () => onOpen(null))
  const begin = () =>
    commit.mutate({
      params: { importId: it.id },
      body: { version: it.version, leavesFaultsOut: faults > 0, leaving: asksTwice ? counts.leaving : null },
    })
  const giveUp = () => cancel.mutate({ params: { importId: it.id } })
  const isStop = choice === 'stop'
  const isAgreed = choice !== '' && (!asksTwice || isSure)
  return (
    <Card title={titleFor(faults)}>
      <div className={styles.form}>
        {it.reason && <p role="status">{it.reason}</p>}
        {faults > 0 && <FaultsChoice faults={faults} choice={choice} onChoice={setChoice} />}
        <OutlookLines outlook={outlookOf(it)} />
        {asksTwice && !isStop && (
          <Checkbox
            checked={isSure}
            onChange={(event) => setIsSure(event.currentTarget.checked)}
            label={`Yes, ${leavingWords(it)}`}
            description={
              it.isPulled
                ? 'That is more than a tenth.'
                : 'That is more than a tenth. If the file is only a part of the roster, say so below.'
            }
          />
        )}
        {isStop ? (
          <Button loading={cancel.isPending} onClick={giveUp}>
            Stop, change nothing
          </Button>
        ) : changes === 0 ? (
          <p role="status">{nothingWords(it)}</p>
        ) : (
          <Button size="md" loading={commit.isPending} disabled={!isAgreed || !isOnline} onClick={begin}>
            {importWords(it)}
          </Button>
        )}
        {!isStop && (
          <Button variant="default" loading={cancel.isPending} onClick={giveUp}>
            {giveUpWords(changes)}
          </Button>
        )}
        {!isOnline && <p role="status">You are offline. The check waits for a day.</p>}
        {changes > 0 && (
          <p className={styles.small}>
            You can undo this import until the next one, for 30 days. Visits made in between stay, and the
            undo says what it can no longer take back.
          </p>
        )}
      </div>
    </Card>
  )
}

function titleFor(faults: number): string {
  if (faults === 0) return 'What will happen'
  return faults === 1 ? 'What to do with the row' : `What to do with the ${grouped(faults)} rows`
}

const giveUpWords = (changes: number) => (changes > 0 ? 'Cancel' : 'Choose another file')

function nothingWords({ counts: { fault }, read }: RosterImport): string {
  if (fault > 0)
    return `Nothing to change in the good rows. Fix ${counted(fault, 'row')}, here or in your file.`
  return read?.staff === 0
    ? 'Nothing to change: no row names anybody of staff.'
    : 'Nothing to change: everybody is as the file says.'
}

/** “Import 47 changes, leave 3 out” */
function importWords(it: RosterImport): string {
  const changes = changesIn(it)
  const { fault } = it.counts
  const what = counted(changes, 'change')
  return fault > 0 ? `Import ${what}, leave ${grouped(fault)} out` : `Import ${what}`
}

interface FaultsChoiceProps {
  readonly faults: number
  readonly choice: string
  readonly onChoice: (choice: string) => void
}

function FaultsChoice({ faults, choice, onChoice }: FaultsChoiceProps) {
  return (
    <Radio.Group
      value={choice}
      onChange={onChoice}
      aria-label="Rows with faults"
      className={styles.kinds ?? ''}
    >
      <Radio
        value="import"
        label={`Import the good rows, leave ${grouped(faults)} out`}
        description={
          faults === 1
            ? 'It changes nobody and is listed in the result.'
            : 'They change nobody and are listed in the result.'
        }
      />
      <Radio value="stop" label="Stop" description="Nothing changes. Fix the file and upload it again." />
    </Radio.Group>
  )
}
