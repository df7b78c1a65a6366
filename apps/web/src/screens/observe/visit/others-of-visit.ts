import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'

/** The other observations of the same visit on this device. */
export function othersOfVisit(device: Device, { id, document }: Kept): Kept[] {
  return device.list().filter((it) => it.document.visitId === document.visitId && it.id !== id)
}

/** When the first of its tools began. */
export function beginOfVisit(device: Device, kept: Kept): string {
  const all = [kept, ...othersOfVisit(device, kept)].map(({ document }) => document.startedAt)
  return all.sort()[0] ?? kept.document.startedAt
}
