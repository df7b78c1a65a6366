import type { JsonObject } from '@corridor/domain/data/json'
import { JsonRecord } from '@corridor/domain/observation/observation'
import { SchoolId } from '@corridor/domain/people/ids'
import { filledLine, line } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { Revision, Version } from '../counted.ts'
import { endpoint } from '../endpoint.ts'
import { fromText } from '../text.ts'

const ConfigurationId = z.int().check(z.positive())

const MOST_CHARACTERS = 500_000

/** The content of any tool’s configuration, which the tool itself interprets. */
export const Content: z.ZodMiniType<JsonObject> = JsonRecord.check(
  z.refine((it) => JSON.stringify(it).length <= MOST_CHARACTERS, 'This is too long to keep. Shorten it.'),
)

/** How a district uses a tool. A published version never changes: what was captured with it stays what it was. */
export const Configuration = z.object({
  id: ConfigurationId,
  toolTypeId: z.int(),
  name: z.string(),
  /** Nobody starts a visit with a retired configuration; what was captured with it stays. */
  status: z.enum(['draft', 'published', 'retired']),
  /** The school that the configuration belongs to; null: the district. */
  school: z.nullable(z.object({ id: SchoolId, name: z.string() })),
  /** The published version; 0 while it was never published. */
  version: z.int(),
  /** The content of the newest version; that of the draft while it was never published. */
  content: JsonRecord,
  /** How many indicators or look-fors it has; null where that cannot be read yet. */
  items: z.nullable(z.int()),
  publishedAt: z.nullable(z.iso.datetime()),
  /** Who published it; null: as Corridor ships it. */
  publishedBy: z.nullable(z.string()),
  /** Whether a draft is being written. Only people who may change it are told. */
  hasDraft: z.boolean(),
  /** How many observations were captured with it, in any version. */
  used: z.int(),
  mayChange: z.boolean(),
})
export type Configuration = z.infer<typeof Configuration>

const PublishedVersion = z.object({
  version: z.int(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.nullable(z.string()),
  used: z.int(),
  content: JsonRecord,
})

export const ConfigurationDetails = z.extend(Configuration, {
  /** The draft, for people who may change it. */
  draft: z.nullable(z.object({ content: JsonRecord, revision: z.int(), savedAt: z.iso.datetime() })),
  /** The revision that the next save is based on, even where there is no draft. */
  draftRevision: z.int(),
  /** The published versions, newest first. */
  versions: z.array(PublishedVersion),
})
export type ConfigurationDetails = z.infer<typeof ConfigurationDetails>

const params = z.strictObject({ configurationId: fromText(ConfigurationId) })
const changed = { access: 'tool.manage', impersonation: 'assist' } as const

export const configurations = {
  list: endpoint({
    method: 'GET',
    path: '/configurations',
    summary: 'How the district uses each tool, in its newest version',
    access: 'login',
    query: z.strictObject({ toolType: z.optional(fromText(z.int())) }),
    response: z.object({ items: z.array(Configuration) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/configurations/:configurationId',
    summary: 'One of them with its draft and its versions',
    access: 'login',
    problems: ['configuration-not-found'],
    params,
    response: ConfigurationDetails,
  }),
  create: endpoint({
    ...changed,
    method: 'POST',
    path: '/configurations',
    summary: 'Begin a set or a rubric, as a draft',
    body: z.strictObject({
      toolTypeId: z.int(),
      /** The school that it will belong to; null: the district. */
      schoolId: z.nullable(SchoolId),
      name: filledLine('Enter a name.', 120),
      content: Content,
    }),
    response: ConfigurationDetails,
  }),
  save: endpoint({
    ...changed,
    method: 'PUT',
    path: '/configurations/:configurationId',
    summary: 'Keep what is being written, half done as it may be',
    problems: ['configuration-not-found', 'configuration-has-moved'],
    params,
    body: z.strictObject({
      /** The revision that the person has seen. */
      baseRevision: Revision,
      content: Content,
    }),
    response: z.object({ revision: z.int(), savedAt: z.iso.datetime() }),
  }),
  publish: endpoint({
    ...changed,
    method: 'POST',
    path: '/configurations/:configurationId/publish',
    summary: 'Publish the next version; observations keep the one they were captured with',
    problems: ['configuration-not-found', 'configuration-has-moved', 'configuration-is-retired'],
    params,
    body: z.strictObject({
      /** The version that the person has seen. */
      baseVersion: Version,
      content: Content,
      /**
       * For each item that reads differently than before: whether it is still the same. Only then do trends go on
       * across the versions.
       */
      mapping: z.optional(z.record(line(100), z.enum(['same', 'reworded']))),
    }),
    response: ConfigurationDetails,
  }),
  retire: endpoint({
    ...changed,
    method: 'POST',
    path: '/configurations/:configurationId/retire',
    summary: 'Nobody starts with it any more; what was captured with it stays',
    problems: ['configuration-not-found', 'configuration-not-published', 'tool-is-single'],
    params,
    response: ConfigurationDetails,
  }),
  restore: endpoint({
    ...changed,
    method: 'POST',
    path: '/configurations/:configurationId/restore',
    summary: 'Offer one that was retired again',
    problems: ['configuration-not-found', 'configuration-not-published', 'tool-is-single'],
    params,
    response: ConfigurationDetails,
  }),
  discard: endpoint({
    access: 'tool.manage',
    method: 'DELETE',
    path: '/configurations/:configurationId/draft',
    summary: 'Discard what is being written; what was never published goes for good',
    problems: ['configuration-not-found'],
    params,
    response: z.object({ configuration: z.nullable(ConfigurationDetails) }),
  }),
}
