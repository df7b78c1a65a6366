import type { Earlier } from '@corridor/tools/definition/capture-view'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'

/** What a tool carried on from earlier visits to the educator, oldest first. */
export function earlierWith(toolTypeId: number, device: Device, { document }: Kept): readonly Earlier[] {
  const { educatorId, purpose } = document
  const all = device.snapshot()?.earlier ?? []
  // Coaching stays between two: nothing of it goes into what others read.
  const isOpen = (it: (typeof all)[number]) => it.purpose !== 'coaching' || purpose === 'coaching'
  return all.filter((it) => it.educatorId === educatorId && it.toolTypeId === toolTypeId && isOpen(it))
}
