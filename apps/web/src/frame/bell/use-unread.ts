import { useEffect, useSyncExternalStore } from 'react'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { currentUser } from '../../api/session.ts'
import { useUser } from '../use-user.ts'

const FRESH_MS = 60_000
const ASKED_EVERY_MS = 5 * 60_000

interface Noted {
  /** To the answer to who somebody is: the next answer says how many are new itself. */
  readonly since: ReturnType<typeof currentUser>
  readonly unread: number
}

let noted: Noted | undefined
let askedAt = 0
const listeners = new Set<() => void>()

const readNoted = () => noted
const onNoted = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many are new: with the answer to who somebody is, then when they come back to the page, and now and then. */
export function useUnread(): number {
  const user = useUser()
  const later = useSyncExternalStore(onNoted, readNoted)
  // The clock, and the browser's word that somebody looks at the page.
  useEffect(() => {
    askedAt = Date.now()
    const timer = setInterval(askAgain, ASKED_EVERY_MS)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [])
  return later?.since === user ? later.unread : (user.unread ?? 0)
}

/** A number that is a little old troubles nobody: where nothing is answered, it stays. */
async function askAgain() {
  if (document.hidden || Date.now() - askedAt < FRESH_MS) return
  askedAt = Date.now()
  const answer = await call(contract.notices.unread, {}).catch(() => undefined)
  if (answer) noteUnread(answer.unread)
}

/** A list says how many are new, too. */
export function noteUnread(unread: number) {
  noted = { since: currentUser(), unread }
  for (const listener of listeners) listener()
}

type Read = Parameters<typeof call<typeof contract.notices.read>>[1]['body']

/** Marks notices as read; every list that shows them hears of it. */
export async function markRead(body: Read): Promise<void> {
  const { unread } = await call(contract.notices.read, { body })
  noteUnread(unread)
  await cache.invalidateQueries({ queryKey: [contract.notices.list.path] })
}
