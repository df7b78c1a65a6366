import { JsonRecord } from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'
import { Revision } from '../counted.ts'
import { endpoint } from '../endpoint.ts'
import { ToolTypeId } from '../observations/observations-asked.ts'
import { fromText } from '../text.ts'
import { Content } from './configurations.ts'

/** Somebody’s own content of a tool. */
const OwnContent = z.object({
  content: JsonRecord,
  /** Counts the saves; 0: none yet. */
  revision: Revision,
  changedAt: z.nullable(z.iso.datetime()),
})
export type OwnContent = z.infer<typeof OwnContent>

export const ownContent = {
  show: endpoint({
    method: 'GET',
    path: '/own-content',
    summary: 'What I keep for myself in a tool',
    access: 'observation.create',
    query: z.strictObject({ toolType: fromText(ToolTypeId) }),
    response: OwnContent,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/own-content',
    summary: 'Change what I keep for myself in a tool',
    access: 'observation.create',
    problems: ['own-content-has-moved'],
    body: z.strictObject({
      toolTypeId: ToolTypeId,
      /** The revision that the person has seen. */
      baseRevision: Revision,
      content: Content,
    }),
    response: OwnContent,
  }),
}
