import type { ToolFace } from '@corridor/tools/definition/tool-face'
import { findFace } from '@corridor/tools/registry/faces'
import { type Icon, IconDoorEnter } from '@tabler/icons-react'

type ToolLook = Pick<ToolFace, 'title' | 'short'> & { readonly Icon: Icon }

/** A tool’s names and icon; a page that is older than the server may meet a tool it does not know. */
export function toolOf(id: number): ToolLook {
  return findFace(id) ?? { title: 'Visit', Icon: IconDoorEnter }
}
