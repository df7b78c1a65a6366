import { useEffect } from 'react'
import type { Device } from '../../../device/device.ts'

/** Asks what the educator added when the observer comes back to the page. */
export function useHearing(device: Device, id: string) {
  // The browser’s window tells when somebody comes back to it.
  useEffect(() => {
    const hear = () => {
      if (document.visibilityState === 'visible') void device.hear(id)
    }
    hear()
    window.addEventListener('focus', hear)
    document.addEventListener('visibilitychange', hear)
    return () => {
      window.removeEventListener('focus', hear)
      document.removeEventListener('visibilitychange', hear)
    }
  }, [device, id])
}
