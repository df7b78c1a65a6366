import { JsonRecord } from '@corridor/domain/observation'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fromText } from './text.ts'

const ConfigurationId = z.int().check(z.positive())

/** How a district uses a tool. A published version never changes: what was captured with it stays what it was. */
export const Configuration = z.object({
  id: ConfigurationId,
  toolTypeId: z.int(),
  name: z.string(),
  version: z.int(),
  content: JsonRecord,
  publishedAt: z.iso.datetime(),
  /** Null: as Corridor ships it. */
  publishedBy: z.nullable(z.string()),
  mayChange: z.boolean(),
})
export type Configuration = z.infer<typeof Configuration>

export const configurations = {
  list: endpoint({
    method: 'GET',
    path: '/configurations',
    summary: 'How the district uses each tool, in its newest version',
    access: 'login',
    query: z.strictObject({ toolType: z.optional(fromText(z.int())) }),
    response: z.object({ items: z.array(Configuration) }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/configurations/:configurationId/publish',
    summary: 'Publish the next version; observations keep the one they were captured with',
    access: 'tool.manage',
    impersonation: 'assist',
    problems: ['configuration-not-found', 'configuration-has-moved'],
    params: z.strictObject({ configurationId: fromText(ConfigurationId) }),
    body: z.strictObject({
      /** What the person has seen. */
      baseVersion: z.int(),
      content: JsonRecord,
    }),
    response: Configuration,
  }),
}
