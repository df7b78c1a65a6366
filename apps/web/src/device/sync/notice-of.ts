import type { Notice } from '../device.ts'
import type { Store } from '../store/store.ts'
import type { Round } from './round.ts'

/** The notice after a round for somebody from whom the server takes nothing. */
export function noticeOf({ isViewOnly, isOffline }: Round, store: Store): Notice | undefined {
  if (isOffline) return 'demo-needs-connection'
  if (!isViewOnly) return undefined
  const isRefused = store.list().some(({ trouble }) => trouble?.code === 'impersonation-is-read-only')
  return isRefused ? 'read-only' : 'demo'
}
