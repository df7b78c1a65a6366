import type { Samples } from '@corridor/tools/definition/samples'
import { observationRecord } from '@corridor/tools/record/observation-record'
import { allTools } from '@corridor/tools/registry/registry'
import type { PrintedPart } from '../src/modules/observations/record/record-sections.ts'
import { aDocument } from './sample-observation.ts'

type Tool = (typeof allTools)[number]

/** The largest sample of each tool, by its key, as it was sent and read. */
export async function recordParts(): Promise<ReadonlyMap<string, PrintedPart>> {
  return new Map(await Promise.all(allTools.map(async (it) => [it.key, await recordPart(it)] as const)))
}

async function recordPart(tool: Tool): Promise<PrintedPart> {
  const all: Samples = (await import(`../../../packages/tools/src/tools/${tool.key}/${tool.key}.samples.ts`))
    .default
  const [capture] = Object.values(all[tool.version] ?? {}).toSorted(
    (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
  )
  const document = aDocument(
    { schoolId: 1 as never, educatorId: 1 as never, configurationId: 1 },
    {
      toolTypeId: tool.id,
      toolVersion: tool.version,
      capture: JSON.parse(JSON.stringify(capture)),
      endedAt: '2026-10-22T15:25:00.000Z',
    },
  )
  const observed = { document, config: tool.usual(), version: 1, school: 'Copper Ridge', observer: 'Marisol' }
  const record = observationRecord(tool, observed, {
    message: 'How did the pause feel?',
    contributions: [],
    isForEducator: true,
  })
  const replies = [
    { key: 'a', kind: 'reply' as const, by: 'Omar', text: 'It felt long.', at: sentAt, isMine: false },
  ]
  return {
    toolTypeId: tool.id,
    status: 'acknowledged',
    record,
    sentAt,
    acknowledgedAt: sentAt,
    replies,
    signed: [],
  }
}

const sentAt = '2026-10-22T17:40:00.000Z'
