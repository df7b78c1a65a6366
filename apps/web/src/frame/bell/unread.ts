import { currentUser } from '../../api/session.ts'

interface Noted {
  /** The user whom the count was noted for: the next answer about the user brings a count of its own. */
  readonly since: ReturnType<typeof currentUser>
  readonly unread: number
}

let noted: Noted | undefined
const listeners = new Set<() => void>()

export function notedUnread(): Noted | undefined {
  return noted
}

export function onUnread(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes how many notices are new, as a list says, too. */
export function noteUnread(unread: number) {
  noted = { since: currentUser(), unread }
  for (const listener of listeners) listener()
}
