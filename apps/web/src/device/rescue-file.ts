import type { Device } from './device.ts'
import type { Kept } from './kept.ts'

/** What the server does not have in full. */
export function unsentOf(device: Device): readonly Kept[] {
  return device.unsent()
}

/** Seldom asked for: most people never see it. */
export async function saveRescueFile(device: Device) {
  const { rescueFileOf } = await import('./rescue/write-rescue.ts')
  const madeAt = new Date().toISOString()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await rescueFileOf(device, madeAt))
  link.download = `corridor-rescue-${madeAt.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
