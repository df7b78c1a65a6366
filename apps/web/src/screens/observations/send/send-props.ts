import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'

/** What every part of a sending's page is about: one observation as this device keeps it. */
export interface SendProps {
  readonly kept: Kept
  readonly device: Device
}
