import { useSyncExternalStore } from 'react'
import { currentUser } from '../../api/session.ts'
import { useUser } from '../use-user.ts'

const FRESH_MS = 60_000
const ASKED_EVERY_MS = 300_000

/** With the answer to who somebody is: the next one says how many are new itself. */
let noted: { readonly since: ReturnType<typeof currentUser>; readonly unread: number } | undefined
let askedAt = 0
let tell = () => {}

function subscribe(listener: () => void) {
  tell = listener
  askedAt = Date.now()
  const timer = setInterval(askAgain, ASKED_EVERY_MS)
  document.addEventListener('visibilitychange', askAgain)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askAgain)
  }
}

/** How many are new: with the answer to who somebody is, then when they come back to the page, and now and then. */
export function useUnread(): number {
  const user = useUser()
  const later = useSyncExternalStore(subscribe, () => noted)
  return later?.since === user ? later.unread : (user.unread ?? 0)
}

/** What asks comes only then. A number that is a little old troubles nobody: where nothing is answered, it stays. */
async function askAgain() {
  if (document.hidden || Date.now() - askedAt < FRESH_MS) return
  askedAt = Date.now()
  const { askUnread } = await import('./mark-read.ts')
  await askUnread()
}

/** A list says how many are new, too. */
export function noteUnread(unread: number) {
  noted = { since: currentUser(), unread }
  tell()
}
