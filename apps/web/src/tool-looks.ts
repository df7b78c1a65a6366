import { findFace } from '@corridor/tools/registry/faces'
import { type Icon, IconDoorEnter } from '@tabler/icons-react'

/** A tool’s title and icon; a page that is older than the server may meet a tool it does not know. */
export function toolOf(id: number): { readonly title: string; readonly Icon: Icon } {
  return findFace(id) ?? { title: 'Visit', Icon: IconDoorEnter }
}
