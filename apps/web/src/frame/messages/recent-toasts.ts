import { currentUser } from '../../api/session.ts'

export interface RecentToast {
  readonly id: number
  readonly title: string
  readonly message: string | undefined
  readonly at: string
  /** Who was told: nobody else who signs in on this page reads it. */
  readonly userId: number | undefined
}

const MOST = 10

let recent: readonly RecentToast[] = []
let told = 0
const listeners = new Set<() => void>()

/** What a toast said stays in the bell, for whoever had no time to read it, until the page is closed. */
export function keepToast(title: string, message: string | undefined) {
  told += 1
  const it = { id: told, title, message, at: new Date().toISOString(), userId: currentUser()?.id }
  recent = [it, ...recent].slice(0, MOST)
  for (const listener of listeners) listener()
}

export function recentToasts(): readonly RecentToast[] {
  return recent
}

export function onToast(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
