import type { JsonObject } from '@corridor/domain/data/json'
import type { ToolBrief } from '../definition/tool-brief.ts'
import * as briefs from './all-briefs.ts'

const byId = new Map(Object.values<ToolBrief>(briefs).map((brief) => [brief.id, brief]))

/** «5 sweeps · every 2 min»; empty where there is nothing to say. */
export function briefOf(toolTypeId: number, config: JsonObject): string {
  return byId.get(toolTypeId)?.words(config) ?? ''
}
