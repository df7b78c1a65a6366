import type { ToolSets } from '@corridor/tools/definition/tool-face'
import { toolFaces } from '@corridor/tools/registry/faces'
import type { SetKind } from '@corridor/tools/set-editor/set-kind.view'
import { redirect, useLocation } from 'react-router'
import { loadChunk } from '../../../loading/chunks.ts'

/** The look-for sets or the rubrics, with what reads and writes them. */
export interface WrittenSets extends Omit<ToolSets, 'editor'> {
  readonly toolTypeId: number
  readonly kind: SetKind
}

const loaded = new Map<number, WrittenSets>()

/** Loads what the sets of an address are written with before the page is drawn, so that nothing flashes. */
export async function loadSets(pathname: string): Promise<WrittenSets> {
  const { toolTypeId, editor, ...sets } = setsAt(pathname)
  const kind = (await loadChunk(editor)).default
  const written = { ...sets, toolTypeId, kind }
  loaded.set(toolTypeId, written)
  return written
}

/** The look-for sets or rubrics, by the page’s address. */
export function useSets(): WrittenSets {
  const { toolTypeId, title } = setsAt(useLocation().pathname)
  const sets = loaded.get(toolTypeId)
  if (!sets) throw new Error(`${title} are not loaded.`)
  return sets
}

function setsAt(pathname: string): ToolSets & Pick<WrittenSets, 'toolTypeId'> {
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const face = toolFaces.find(({ sets }) => sets && isAt(sets.path))
  if (!face?.sets) throw redirect('/404')
  return { ...face.sets, toolTypeId: face.id }
}
