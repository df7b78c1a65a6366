import { Problem } from '@corridor/contract/problems'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Tool } from '@corridor/tools/definition/seal'

type Mapping = Readonly<Record<string, 'same' | 'reworded'>>

/**
 * Gives items of a new version their ids: an item that reads differently keeps its id where it is still the same, and
 * gets another where it is not.
 */
export function mapItems(
  tool: Tool,
  before: JsonObject | null,
  content: JsonObject,
  mapping: Mapping,
  version: number,
): JsonObject {
  if (!before) return content
  const changed = tool.changed(before, content).filter(({ is }) => is !== null)
  const open = changed.filter(({ id }) => !Object.hasOwn(mapping, id))
  if (open.length > 0) {
    const fields = open.map(({ id }) => [`mapping.${id}`, 'Say whether this is still the same.'])
    throw new Problem('invalid-request', { fields: Object.fromEntries(fields) })
  }
  const reworded = changed.filter(({ id }) => mapping[id] === 'reworded').map(({ id }) => id)
  return reworded.length > 0 ? tool.reword(content, reworded, version) : content
}
