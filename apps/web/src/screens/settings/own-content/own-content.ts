import type { ToolFace } from '@corridor/tools/definition/tool-face'
import { toolFaces } from '@corridor/tools/registry/faces'
import { queryOptions } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { contract, query } from '../../../api/client.ts'

export interface OwnedTool extends ToolFace {
  readonly own: string
}

/** The tools in which somebody keeps own content. */
export const ownedTools = toolFaces.filter((it): it is OwnedTool => it.own !== undefined)

/** The tool whose key ends the address. */
export function ownedToolAt(pathname: string): OwnedTool {
  const tool = ownedTools.find(({ key }) => pathname.endsWith(`/${key}`))
  if (!tool) throw redirect('/404')
  return tool
}

/** Somebody’s own content of a tool. A missing connection is said at once. */
export function ownContentOf(toolType: number) {
  const asked = query(contract.ownContent.show, { query: { toolType } })
  return queryOptions({ ...asked, retry: false })
}
