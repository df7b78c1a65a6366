import { timeIn } from '@corridor/domain/clock/time-in'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Kept } from '../../../device/kept.ts'
import { hereWords } from '../../../device/pill/sync-story.ts'
import { pillFactsOf } from '../../../device/pill/sync-words.ts'
import { troubleWords } from '../../../device/pill/trouble-words.ts'
import { useFromDevice, useSyncState } from '../../../device/use-device.ts'
import { dayWords } from '../../../observation/observation-words.ts'
import { toolOf } from '../../../tool-looks.ts'
import { WaitsTag } from '../observation-status.tsx'
import styles from './on-device.module.css'
import { OnDeviceTag } from './on-device-tag.tsx'

interface Props {
  readonly kept: readonly Kept[]
  /** Ids of observations that wait to be sent. */
  readonly queued: ReadonlySet<string>
}

/** Observations on this device that the list of the server does not show. */
export function OnDevice({ kept, queued }: Props) {
  const words = useFromDevice((device) => {
    const states = kept.map(({ id }) => device.stateOf(id)).filter((it) => it !== 'saved')
    return states.length === 0 ? '' : hereWords({ ...pillFactsOf(device, undefined), states })
  }, '')
  if (kept.length === 0) return null
  return (
    <Card title="On this device" subtitle={words} className={styles.card}>
      <ul className={styles.list}>
        {kept.map((it) => (
          <Item key={it.id} kept={it} isToBeSent={queued.has(it.id)} />
        ))}
      </ul>
    </Card>
  )
}

interface ItemProps {
  readonly kept: Kept
  readonly isToBeSent: boolean
}

function Item({ kept: { id, document, goal, trouble }, isToBeSent }: ItemProps) {
  const { toolTypeId, educator, startedAt, timeZone } = document
  const { title, Icon } = toolOf(toolTypeId)
  const verb = goal === 'draft' ? 'Continue' : 'Open'
  // A finished observation is sent from its page, which says what it waits for; conflicts are settled first.
  const act = goal === 'draft' || document.conflicts.length > 0 ? 'update' : 'send'
  return (
    <li>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>
        <strong>{educator.name}</strong>
        <p>
          {title} · {dayWords(timeZone, startedAt)}, {timeIn(timeZone, startedAt)}
        </p>
        {trouble && <p>{troubleWords(trouble)}</p>}
      </div>
      {isToBeSent && <WaitsTag />}
      <OnDeviceTag state={useSyncState(id)} />
      <Button
        variant="default"
        component={Link}
        to={`/observations/${toolTypeId}/${act}/${id}`}
        aria-label={`${verb} ${title} with ${educator.name}`}
      >
        {verb}
      </Button>
    </li>
  )
}
