import { Button } from '@corridor/ui/capture/button'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './educator-choice.module.css'
import type { RosterEducator } from './order-educators.ts'

interface Props {
  /** The search words; empty: none yet. */
  readonly words: string
  /** How many educators this device does not have. */
  readonly count: number
  readonly isOffline: boolean
  readonly onFound: (educators: readonly RosterEducator[]) => void
}

const GIVE_UP_MS = 10_000

/** Finds educators on the server: in a large district a device has only those of schools where its owner was lately. */
export function Elsewhere({ words, count, isOffline, onFound }: Props) {
  const [state, setState] = useState<'ready' | 'asking' | 'failed' | 'none' | 'more' | 'all'>('ready')
  if (words === '') return <p className={styles.none}>{othersWords(count)} Find them by name.</p>
  if (isOffline)
    return (
      <p className={styles.none} role="status">
        {othersWords(count)} They are not on this device: to find them, go online.
      </p>
    )
  const search = async () => {
    setState('asking')
    try {
      const { educators, isMore } = await ask(words)
      onFound(educators)
      setState(educators.length === 0 ? 'none' : isMore ? 'more' : 'all')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <p className={styles.none} role="status">
        {saying[state]}
      </p>
      {(state === 'ready' || state === 'asking' || state === 'failed') && (
        <Button
          className={styles.door}
          icon={<IconSearch size={20} stroke={1.8} aria-hidden />}
          disabled={state === 'asking'}
          onClick={search}
        >
          Search all schools
        </Button>
      )}
    </>
  )
}

const saying = {
  ready: '',
  asking: 'Searching …',
  failed: 'The search did not work. Check the connection and try again.',
  none: 'Nobody at any school matches either.',
  more: 'There are more at other schools. Type more of the name.',
  all: 'All schools were searched.',
}

function othersWords(count: number): string {
  return count === 1
    ? 'One more educator teaches at a school where you have not observed in the last 60 days.'
    : `${count.toLocaleString('en-US')} more educators teach at schools where you have not observed in the last 60 days.`
}

async function ask(search: string) {
  // The client loads on demand: the contract’s schemas would weigh on the first load.
  const { call, contract } = await import('../../../api/client.ts')
  return call(contract.device.educators, { query: { search } }, AbortSignal.timeout(GIVE_UP_MS))
}
