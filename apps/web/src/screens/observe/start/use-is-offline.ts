import { useSyncExternalStore } from 'react'
import { useFromDevice } from '../../../device/use-device.ts'

/** The browser has no connection, or the last call reached nobody. */
export function useIsOffline(): boolean {
  const isUnreached = useFromDevice((device) => device.isOffline(), false)
  return useSyncExternalStore(subscribe, () => !navigator.onLine) || isUnreached
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
