import type { RosterConnection } from '@corridor/contract/people/roster-connection'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call, contract, query } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { FoldCard } from '../fold-card.tsx'
import styles from './district.module.css'
import { RosterServiceForm } from './roster-service-form.tsx'

const { show, remove, pull, test } = contract.rosterConnection
const shown = query(show, {})
const AGAIN_MS = 3_000
const TITLE = 'OneRoster service'

/** The OneRoster service that staff is pulled from: how it is reached, and how the last pull went. */
export function RosterServiceCard() {
  const client = useQueryClient()
  const { data } = useQuery({
    ...shown,
    refetchInterval: ({ state }) => (state.data?.isPulling ? AGAIN_MS : false),
  })
  if (!data) return null
  const keep = (next: RosterConnection) => client.setQueryData(shown.queryKey, next)
  const { canKeepSecrets, connection } = data
  if (!canKeepSecrets)
    return (
      <Card title={TITLE} subtitle="Staff from your student information system, every night">
        <p>
          To connect a service, this server needs a key that locks its secret. Ask whoever runs it to set
          ROSTER_KEY. Rosters can be brought in <Link to="/educators/import">by file</Link> meanwhile.
        </p>
      </Card>
    )
  return (
    <>
      <FoldCard
        title={TITLE}
        facts={connection ? factsOf(connection) : 'Not connected. Staff comes in by hand or by file.'}
      >
        {(close) => (
          <RosterServiceForm
            key={connection?.changedAt}
            connection={connection}
            onSaved={(saved) => {
              keep(saved)
              close()
              toast('Connection saved')
            }}
          />
        )}
      </FoldCard>
      {connection && <PullCard data={data} onChanged={keep} />}
    </>
  )
}

function factsOf({ address, version, isNightly }: NonNullable<RosterConnection['connection']>): string {
  return `${new URL(address).host} · OneRoster ${version} · ${isNightly ? 'pulled every night' : 'pulled when you ask'}`
}

interface Props {
  readonly data: RosterConnection
  readonly onChanged: (next: RosterConnection) => void
}

function PullCard({ data: { isPulling, last }, onChanged }: Props) {
  const { district } = useUser()
  const [isTesting, setIsTesting] = useState(false)
  const [told, setTold] = useState('')
  const tryOut = async () => {
    setIsTesting(true)
    setTold('')
    try {
      setTold((await call(test, {})).words)
    } catch (error) {
      failed(error, { message: 'The connection could not be tested. Please try again later.' })
    } finally {
      setIsTesting(false)
    }
  }
  const pullNow = async () => {
    setTold('')
    try {
      onChanged(await call(pull, {}))
    } catch (error) {
      failed(error, { message: 'The roster was not asked for. Please try again later.' })
    }
  }
  const forget = async () => {
    try {
      onChanged(await call(remove, {}))
      toast('Connection removed')
    } catch (error) {
      failed(error, { message: 'The connection was not removed. Please try again later.' })
    }
  }
  return (
    <Card title="Last pull" subtitle={last ? momentIn(district.time_zone, last.at) : 'None yet'}>
      {isPulling ? (
        <p role="status">Pulling the roster. You can leave this page.</p>
      ) : (
        last && <p>{last.words}</p>
      )}
      {last?.importId && (
        <p>
          <Link to={`/educators/import?import=${last.importId}`}>Look at it and decide</Link>
        </p>
      )}
      {told && <p role="status">{told}</p>}
      <div className={styles.logoActs}>
        <Button variant="default" loading={isTesting} onClick={tryOut}>
          Test
        </Button>
        <Button variant="default" disabled={isPulling} onClick={pullNow}>
          Pull now
        </Button>
        <Button variant="subtle" color="gray" onClick={() => askToRemove(forget)}>
          Remove
        </Button>
      </div>
    </Card>
  )
}

function askToRemove(forget: () => Promise<void>) {
  modals.openConfirmModal({
    title: <strong>Remove the connection?</strong>,
    withCloseButton: false,
    children: 'Its secret is deleted and nothing is pulled any more. Educators stay as they are.',
    labels: { confirm: 'Remove', cancel: 'Keep it' },
    confirmProps: { color: 'var(--danger)', c: 'var(--surface)' },
    onConfirm: () => void forget(),
  })
}
