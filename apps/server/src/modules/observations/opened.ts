import { Problem } from '@corridor/contract/problems'
import type { JsonObject } from '@corridor/domain/data/json'
import { DOCUMENT_FORMAT, type ObservationDocument } from '@corridor/domain/observation/observation'
import type { Tool } from '@corridor/tools/definition/seal'
import { findTool } from '@corridor/tools/registry/registry'

/** Whether a newer Corridor wrote a document: after the server was rolled back, the database may hold some. */
export function isFromNewer({ format, toolTypeId, toolVersion }: ObservationDocument): boolean {
  const tool = findTool(toolTypeId)
  return format > DOCUMENT_FORMAT || !tool || toolVersion > tool.version
}

interface Opened {
  readonly tool: Tool
  /** In today's shape. */
  readonly capture: JsonObject
}

/** A document's tool and capture. One that a newer Corridor wrote is refused, so that nothing of it is dropped. */
export function opened(document: ObservationDocument): Opened {
  const tool = findTool(document.toolTypeId)
  if (!tool || isFromNewer(document)) throw new Problem('app-is-newer')
  return { tool, capture: tool.open(document.toolVersion, document.capture) }
}
