import type { Snapshot } from '@corridor/contract/observations/device'
import type { JsonObject } from '@corridor/domain/data/json'
import { briefOf } from '@corridor/tools/registry/faces'
import { toolViews } from '@corridor/tools/registry/views'

/** A tile: a tool, or one of the sets of a tool that has many. */
export interface StartTool {
  readonly key: string
  readonly toolTypeId: number
  /** The tool’s name; for a set, the set’s own. */
  readonly title: string
  /** For a set, the tool that it is captured with. */
  readonly subtitle: string
  /** The tool’s set-up in a few words; may be empty. */
  readonly setUp: string
  readonly configurationId: number
  readonly version: number
  readonly content: JsonObject
}

export const ALL_TOOLS_OFF = 'Your district has turned every tool off here. Ask your district administrator.'

/** The tools of a school, in the district’s order; before a school is known, those of any. */
export function startTools({ configurations, tools }: Snapshot, at: number | null): StartTool[] {
  const isAt = (schoolId: number | null) => schoolId === null || at === null || schoolId === at
  const offered = tools
    .filter(({ schools }) => schools === null || schools.some(isAt))
    .sort((a, b) => a.position - b.position || a.toolTypeId - b.toolTypeId)
    .flatMap(({ toolTypeId }) => toolViews.filter(({ id }) => id === toolTypeId))
  return offered.flatMap(({ id, title, isSingle }) =>
    configurations
      .filter((it) => it.toolTypeId === id && it.isCurrent && isAt(it.schoolId))
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((it) => ({
        key: `${id}-${it.id}`,
        toolTypeId: id,
        title: isSingle ? title : it.name,
        subtitle: isSingle ? '' : title,
        setUp: briefOf(id, it.content),
        configurationId: it.id,
        version: it.version,
        content: it.content,
      })),
  )
}

/** The tool that was used last, and its set, as far as that is known. */
export interface LastUsed {
  readonly toolTypeId: number | null
  readonly configurationId: number | null | undefined
}

/** Whether a tile is what was used last; of a tool with many sets, only the known set. */
export function isLastUsed({ toolTypeId, configurationId, subtitle }: StartTool, last: LastUsed): boolean {
  if (toolTypeId !== last.toolTypeId) return false
  return subtitle === '' || configurationId === last.configurationId
}

/** Tools in the observer's own order, if there is one; else the one used last with this educator comes first. */
export function inOwnOrder(
  tools: readonly StartTool[],
  order: readonly string[],
  isFirst: (tool: StartTool) => boolean,
): StartTool[] {
  const placeOf = (tool: StartTool) => {
    const place = order.indexOf(tool.key)
    if (place >= 0) return place
    return order.length === 0 && isFirst(tool) ? -1 : order.length
  }
  return [...tools].sort((a, b) => placeOf(a) - placeOf(b))
}

const FIRST_TOOLS = 6
const FIRST_SETS = 8

/** The tiles that are shown at once: the first tools, and sets, which people look for by name. */
export function shownAtOnce(ordered: readonly StartTool[]): StartTool[] {
  const sets = ordered.filter(({ subtitle }) => subtitle !== '').slice(0, FIRST_SETS)
  return ordered.filter((tool, place) => place < FIRST_TOOLS || sets.includes(tool))
}

/** Moves a tool one place earlier or later; at an end it stays. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key)
  const to = Math.min(Math.max(from + by, 0), keys.length - 1)
  const without = keys.filter((it) => it !== key)
  return [...without.slice(0, to), key, ...without.slice(to)]
}
