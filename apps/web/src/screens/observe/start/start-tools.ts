import type { Snapshot } from '@corridor/contract/observations/device'
import type { JsonObject } from '@corridor/domain/data/json'
import { briefOf } from '@corridor/tools/registry/faces'
import { toolViews } from '@corridor/tools/registry/views'

/** A tile: a tool, or one of the sets of a tool that has many. */
export interface StartTool {
  readonly key: string
  readonly toolTypeId: number
  readonly title: string
  /** Which set. */
  readonly subtitle: string
  /** How it is set up, in a few words; may be empty. */
  readonly setUp: string
  readonly configurationId: number
  readonly version: number
  readonly content: JsonObject
}

export const ALL_TOOLS_OFF = 'Your district has turned every tool off here. Ask your district administrator.'

/** What the district uses at a school, in its order; before there is a school, what it uses anywhere. */
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
        title,
        subtitle: isSingle ? '' : it.name,
        setUp: briefOf(id, it.content),
        configurationId: it.id,
        version: it.version,
        content: it.content,
      })),
  )
}

/** Tools in the observer's own order, if there is one; else the one used last with this educator comes first. */
export function inOwnOrder(
  tools: readonly StartTool[],
  order: readonly string[],
  lastToolTypeId: number | null,
): StartTool[] {
  const placeOf = ({ key, toolTypeId }: StartTool) => {
    const place = order.indexOf(key)
    if (place >= 0) return place
    return order.length === 0 && toolTypeId === lastToolTypeId ? -1 : order.length
  }
  return [...tools].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Moves a tool one place earlier or later; at an end it stays. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key)
  const to = Math.min(Math.max(from + by, 0), keys.length - 1)
  const without = keys.filter((it) => it !== key)
  return [...without.slice(0, to), key, ...without.slice(to)]
}
