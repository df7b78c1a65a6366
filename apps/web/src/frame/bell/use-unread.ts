import { useSyncExternalStore } from 'react'
import { useUser } from '../use-user.ts'
import { askUnread } from './mark-read.ts'
import { notedUnread, onUnread } from './unread.ts'

const FRESH_MS = 60_000
const ASKED_EVERY_MS = 300_000

let askedAt = 0

function subscribe(listener: () => void) {
  askedAt = Date.now()
  const forget = onUnread(listener)
  const timer = setInterval(askAgain, ASKED_EVERY_MS)
  document.addEventListener('visibilitychange', askAgain)
  return () => {
    forget()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askAgain)
  }
}

/**
 * How many notices are new: from the answer about the user, then asked when they come back to the page, and now and
 * then.
 */
export function useUnread(): number {
  const user = useUser()
  const later = useSyncExternalStore(subscribe, notedUnread)
  return later?.since === user ? later.unread : (user.unread ?? 0)
}

/** Asks how many notices are new; without an answer the number stays, as a slightly old one troubles nobody. */
function askAgain() {
  if (document.hidden || Date.now() - askedAt < FRESH_MS) return
  askedAt = Date.now()
  void askUnread()
}
