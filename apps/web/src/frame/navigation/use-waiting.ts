import { isSent } from '@corridor/domain/observation/observation-rules'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { reloadUser } from '../../api/session.ts'
import type { Device } from '../../device/device.ts'
import { queuedWith } from '../../device/store/sent-together.ts'
import { useFromDevice } from '../../device/use-device.ts'
import { useUser } from '../use-user.ts'

export interface Waiting {
  readonly count: number
  /** “2 to finish or send, 1 to answer” */
  readonly words: string
}

/** What waits among a user’s observations: unsent ones, and asks to answer. Undefined: nothing. */
export function useWaiting(): Waiting | undefined {
  const unsent = useFromDevice(unsentOn, 0)
  const { to_answer: asked = 0 } = useUser()
  const parts = [
    { count: unsent, words: 'to finish or send' },
    { count: asked, words: 'to answer' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return undefined
  return {
    count: unsent + asked,
    words: parts.map(({ count, words }) => `${count} ${words}`).join(', '),
  }
}

/** The number of unsent observations: those on this device, and those it only knows to be on the server. */
function unsentOn(device: Device): number {
  const here = device.list()
  const gone = new Set([...device.removed(), ...here.map(({ id }) => id)])
  const own = here.filter(
    ({ id, status, goal }) => !isSent(status) && goal !== 'sent' && !queuedWith(here, id),
  )
  const elsewhere = device.snapshot()?.named.filter(({ id }) => !gone.has(id)) ?? []
  return own.length + elsewhere.length
}

/** Asks for the count again once the server has heard an answer. Used in one menu of the page. */
export function useAskingAgain() {
  const unheard = useFromDevice((device) => device.unheard(), 0)
  const { to_answer: asked } = useUser()
  const { revalidate } = useRevalidator()
  const before = useRef(unheard)
  // The sync loop works beside the page.
  useEffect(() => {
    const isHeard = before.current > 0 && unheard === 0
    before.current = unheard
    if (isHeard && asked !== undefined) void reloadUser().then(revalidate, () => {})
  }, [unheard, asked, revalidate])
}
