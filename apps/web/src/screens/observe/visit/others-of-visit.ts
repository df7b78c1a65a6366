import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'

/** The other observations of the same visit on this device. */
export function othersOfVisit(device: Device, { id, document }: Kept): Kept[] {
  return device.list().filter((it) => it.document.visitId === document.visitId && it.id !== id)
}
