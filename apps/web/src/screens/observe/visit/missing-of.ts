import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { findLoadedView } from '../capture-views.ts'

/** What a tool of the visit lacks before it is finished, in its own words. Its view is loaded before. */
export function missingOf(device: Device, { document }: Kept): readonly string[] {
  const { toolTypeId, configurationId, configurationVersion, capture } = document
  const config = device.contentOf(configurationId, configurationVersion) ?? {}
  return findLoadedView(toolTypeId)?.missing(capture, config) ?? []
}
