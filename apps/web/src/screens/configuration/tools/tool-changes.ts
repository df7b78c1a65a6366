import type { ToolChoice } from '@corridor/contract/configurations/tool-types'
import { isSame } from '@corridor/domain/data/json'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { ToolList } from '../tool-list.ts'

/** Choices that were made and not saved. They stand when the list under them is loaded anew. */
export interface Changes {
  readonly enabled: Readonly<Record<number, boolean>>
  /** The ids of all tools in their order; null: the order was left alone. */
  readonly order: readonly number[] | null
  /** Whether a school uses a tool, by tool and school. */
  readonly uses: Readonly<Record<number, Readonly<Record<number, boolean>>>>
}

export const noChanges: Changes = { enabled: {}, order: null, uses: {} }

/** The choices that would be saved, in their order. */
export function chosen(list: ToolList, changes: Changes): ToolChoice[] {
  const choices = list.all.map((tool) => ({
    id: tool.id,
    enabled: changes.enabled[tool.id] ?? isOn(list, tool.id),
    position: changes.order ? changes.order.indexOf(tool.id) + 1 : tool.position,
    schools: withUses(list, tool.schools, changes.uses[tool.id] ?? {}),
  }))
  return choices.sort((a, b) => a.position - b.position || a.id - b.id)
}

/** Only the tools whose choice differs: nobody’s choice about another tool is overwritten. */
export function changed(list: ToolList, changes: Changes): ToolChoice[] {
  const before = chosen(list, noChanges)
  return chosen(list, changes).filter((it) => !before.some((was) => isSame({ ...was }, { ...it })))
}

export function usesAt({ schools }: Pick<ToolChoice, 'schools'>, school: SchoolId): boolean {
  return schools === null || schools.includes(school)
}

/** The tools in their new order: those turned on change places, one that is off keeps its own. */
export function reordered(choices: readonly ToolChoice[], shown: readonly number[]): number[] {
  const next = [...shown]
  return choices.map(({ id, enabled }) => (enabled ? (next.shift() ?? id) : id))
}

function isOn({ enabled }: ToolList, id: number): boolean {
  return enabled.some((it) => it.id === id)
}

function withUses(
  { schools }: ToolList,
  before: ToolChoice['schools'],
  uses: Readonly<Record<number, boolean>>,
): ToolChoice['schools'] {
  if (Object.keys(uses).length === 0) return before
  const kept = (before ?? []).filter((id) => !schools.some((it) => it.id === id))
  const now = schools.filter(({ id }) => uses[id] ?? usesAt({ schools: before }, id)).map(({ id }) => id)
  return now.length === schools.length ? null : [...kept, ...now]
}
