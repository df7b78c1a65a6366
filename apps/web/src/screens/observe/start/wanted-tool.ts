import type { Snapshot } from '@corridor/contract/observations/device'
import { digits } from '@corridor/domain/numbers/digits'
import { findView } from '@corridor/tools/registry/views'
import { type StartTool, startTools } from './start-tools.ts'

/** A tool that was chosen before the educator, as the address says it, with one of its sets perhaps. */
export interface Wanted {
  readonly tool: string | null
  readonly configuration: string | null
}

export function findWanted(snapshot: Snapshot, wanted: Wanted, at: number | null): StartTool | undefined {
  return startTools(snapshot, at).find(
    (it) =>
      String(it.toolTypeId) === wanted.tool &&
      (wanted.configuration === null || String(it.configurationId) === wanted.configuration),
  )
}

/** Why a tool that was asked for is not among the tiles. */
export function notOfferedWords(snapshot: Snapshot, wanted: Wanted, at: number | null): string | undefined {
  const title = findView(digits(wanted.tool))?.title
  if (!title || findWanted(snapshot, wanted, at)) return undefined
  const any = { ...wanted, configuration: null }
  if (!findWanted(snapshot, any, null)) return `${title} is turned off in your district. Choose another tool.`
  const school = snapshot.schools.find(({ id }) => id === at)?.name ?? 'this school'
  if (!findWanted(snapshot, any, at)) return `${title} is not used at ${school}. Choose another tool.`
  return `This set of ${title} is no longer offered. Choose another one.`
}
