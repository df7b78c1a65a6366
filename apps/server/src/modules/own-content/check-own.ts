import { Problem } from '@corridor/contract/problems'
import type { JsonObject } from '@corridor/domain/data/json'
import { findTool } from '@corridor/tools/registry/registry'
import { checkContent } from '../configurations/draft/check-content.ts'

/** Own content as its tool takes it, or a problem that says what to do. */
export function checkOwn(toolTypeId: number, content: JsonObject): JsonObject {
  const checked = checkContent((it) => findTool(toolTypeId)?.checkOwn(it), content)
  if (checked) return checked
  throw new Problem('invalid-request', {
    fields: { toolTypeId: 'Choose a tool that keeps something of yours.' },
  })
}
