import type { Observation } from '@corridor/contract/observations/observation-read'
import { useEffect, useRef } from 'react'
import type { SyncState } from '../../../device/kept.ts'
import { openDevice } from '../../../device/open-device.ts'
import type { Said } from '../../../device/said/said.ts'
import { useFromDevice, useOpenDevice } from '../../../device/use-device.ts'
import { useUser } from '../../../frame/use-user.ts'
import { observationOutdated } from '../observation-queries.ts'

const none: readonly Said[] = []

type Word = Pick<Said, 'kind' | 'key' | 'text'> & { readonly isDraft?: boolean }

/** What a reader says about an observation, wherever it is kept until the server has it. */
export interface Saying {
  readonly state: SyncState
  readonly own: readonly Said[]
  readonly find: (kind: Said['kind'], key: string) => Said | undefined
  readonly say: (word: Word) => void
  readonly unsay: (said: Said) => void
}

/** What the reader says about an observation: kept on this device at once, until the server has it. */
export function useSaid({ id }: Pick<Observation, 'id'>): Saying {
  const device = useOpenDevice()
  const user = useUser()
  const all = useFromDevice((it) => it.said(), none)
  const state = useFromDevice((it) => it.stateOfSaid(id), 'saved')
  const own = all.filter(({ observationId }) => observationId === id)
  const wasWaiting = useRef(false)
  // The sync loop works beside the page: what it has told the server is asked for anew.
  useEffect(() => {
    if (wasWaiting.current && state === 'saved') void observationOutdated(id)
    wasWaiting.current = state !== 'saved'
  }, [state, id])
  const opened = async () => device ?? openDevice(user.id)
  return {
    state,
    own,
    find: (kind: Said['kind'], key: string) => own.find((it) => it.kind === kind && it.key === key),
    say: (word: Word) => void opened().then((it) => it.say({ observationId: id, ...word })),
    unsay: (said: Said) => void opened().then((it) => it.unsay(said)),
  }
}
