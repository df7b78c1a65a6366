import { use, useSyncExternalStore } from 'react'
import { currentUser } from '../api/session.ts'
import type { Device } from './device.ts'
import type { Kept, SyncState } from './kept.ts'
import { currentDevice, onDeviceChange, openDevice } from './open-device.ts'

/** The device of the signed-in person; rendering waits until it is open. */
export function useDevice(): Device {
  const device = useOpenDevice()
  const user = currentUser()
  // A person who was signed out in a classroom goes on with what is here.
  if (device && (!user || device.userId === user.id)) return device
  if (!user) throw new Error('A device belongs to somebody who is signed in.')
  return use(openDevice(user.id))
}

/** The device; undefined on a page that can do without. */
export function useOpenDevice(): Device | undefined {
  return useSyncExternalStore(onDeviceChange, currentDevice)
}

export function useKept(id: string): Kept | undefined {
  return useFromDevice((device) => device.find(id), undefined)
}

const none: readonly Kept[] = []

export function useKeptList(): readonly Kept[] {
  return useFromDevice((device) => device.list(), none)
}

/** The sync state of one observation, or of everything on this device. */
export function useSyncState(id?: string): SyncState {
  return useFromDevice((device) => device.stateOf(id), 'saved')
}

/** Reads from the open device; `read` must answer the same object as long as its contents stay the same. */
export function useFromDevice<T>(read: (device: Device) => T, without: T): T {
  const device = useOpenDevice()
  return useSyncExternalStore(device?.subscribe ?? never, () => (device ? read(device) : without))
}

function never(): () => void {
  return () => {}
}
