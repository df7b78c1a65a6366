import { Problem } from '@corridor/contract/problems'
import { isSame } from '@corridor/domain/data/json'
import { DOCUMENT_FORMAT, type ObservationDocument } from '@corridor/domain/observation/observation'
import type { Tool } from '@corridor/tools/definition/seal'
import { findTool } from '@corridor/tools/registry/registry'
import { visitIn } from '@corridor/tools/visit/visit-in'
import type { StoredObservation } from './stored-observation.ts'

/** An observation's tool, opened with its capture and set-up of then. What a newer Corridor wrote is refused. */
export function opened({ document, configuration }: Pick<StoredObservation, 'document' | 'configuration'>) {
  const { tool, capture } = inTodaysShape(document)
  return {
    /** Whether anything was written on it: what the last visit left for this one does not count. */
    isBegun: () => !isSame(capture, { ...tool.blank(configuration), ...tool.carry(capture, configuration) }),
    missing: () => tool.missing(capture, configuration),
    unsendable: () => tool.unsendable(capture, configuration),
    facts: () => tool.facts(capture, configuration, visitIn(document)),
    carry: () => tool.carry(capture, configuration),
    steps: () => tool.steps(capture, configuration),
    invitations: () => tool.invitations(capture, configuration),
  }
}

/** A document's tool and capture. One that a newer Corridor wrote is refused, so that nothing of it is dropped. */
export function inTodaysShape(document: ObservationDocument) {
  requireKnown(document)
  return openCapture(document)
}

type Captured = Pick<ObservationDocument, 'toolTypeId' | 'toolVersion' | 'capture'>

/** A capture as its tool has it today. One that a newer version of the tool wrote cannot be opened. */
export function openCapture({ toolTypeId, toolVersion, capture }: Captured) {
  const tool = toolOf({ toolTypeId })
  return { tool, capture: tool.open(toolVersion, capture) }
}

export function requireKnown(document: ObservationDocument): void {
  if (isFromNewer(document)) throw new Problem('app-is-newer')
}

/** Whether a newer Corridor wrote a document: after the server was rolled back, the database may hold some. */
export function isFromNewer({ format, ...captured }: ObservationDocument): boolean {
  return format > DOCUMENT_FORMAT || isFromNewerTool(captured)
}

/** Whether a newer tool, or a newer version of one, wrote a document. */
export function isFromNewerTool({
  toolTypeId,
  toolVersion,
}: Pick<Captured, 'toolTypeId' | 'toolVersion'>): boolean {
  const tool = findTool(toolTypeId)
  return !tool || toolVersion > tool.version
}

/** The tool that an observation or a document was captured with. */
export function toolOf({ toolTypeId }: { readonly toolTypeId: number }): Tool {
  const tool = findTool(toolTypeId)
  if (!tool) throw new Error(`There is no tool ${toolTypeId}.`)
  return tool
}
