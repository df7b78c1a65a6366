import type { Notice } from '../device.ts'
import type { Store } from '../store/store.ts'
import type { Round } from './round.ts'

/** What a round has shown to somebody of whom nothing is ever taken. */
export function noticeOf({ isViewOnly, isOffline }: Round, store: Store): Notice | undefined {
  if (isOffline) return 'demo-needs-connection'
  if (!isViewOnly) return undefined
  const isRefused = store.list().some(({ trouble }) => trouble?.code === 'impersonation-is-read-only')
  return isRefused ? 'read-only' : 'demo'
}
