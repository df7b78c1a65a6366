import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { Bytes, endpoint } from '../endpoint.ts'
import { fromText } from '../text.ts'

/** The visits that an export is made of; `own`: those that somebody made, and those about them. */
export const ExportScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('district') }),
  z.strictObject({ kind: z.literal('school'), schoolId: SchoolId }),
  z.strictObject({ kind: z.literal('educator'), educatorId: EducatorId }),
  z.strictObject({ kind: z.literal('own') }),
])
export type ExportScope = z.infer<typeof ExportScope>

const exportStates = ['waiting', 'running', 'ready', 'cancelled', 'failed', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

const count = z.int().check(z.nonnegative())

export const Export = z.object({
  id: z.uuid(),
  scope: ExportScope,
  /** The district, the school or the person that the export is about, by the name when it was asked for. */
  about: z.string(),
  state: z.enum(exportStates),
  /** How many visits are in it by now. */
  done: count,
  /** How many visits it will have; null until they are counted. */
  total: z.nullable(count),
  askedAt: z.iso.datetime(),
  /** The file; null until it can be downloaded. */
  file: z.nullable(z.object({ name: z.string(), bytes: count, expiresAt: z.iso.datetime() })),
  /** Why it failed, in a sentence. */
  reason: z.nullable(z.string()),
})
export type Export = z.infer<typeof Export>

/** What the reader may export today. */
export const ExportChoices = z.object({
  district: z.boolean(),
  schools: z.array(z.object({ id: SchoolId, name: z.string() })),
  /** Whether the reader may export records of single educators of these schools. */
  educators: z.boolean(),
  own: z.boolean(),
  /** The educator who was asked about, where their record may be exported. */
  educator: z.nullable(z.object({ id: EducatorId, name: z.string() })),
})
export type ExportChoices = z.infer<typeof ExportChoices>

const params = z.strictObject({ exportId: z.uuid() })

/** Whole data sets, made by a job: a ZIP of tables and documents, as far as the person who asks may read them. */
export const exports = {
  ask: endpoint({
    method: 'POST',
    path: '/exports',
    summary: 'Begin an export of what I may read. The same id again answers the same export',
    access: 'export.run',
    gate: 'export',
    problems: [
      'export-not-found',
      'school-not-found',
      'educator-not-found',
      'export-own-only',
      'export-totals-only',
      'export-is-running',
      'too-many-exports',
      'too-many-kept-exports',
    ],
    body: z.strictObject({ id: z.uuid(), scope: ExportScope }),
    response: Export,
  }),
  list: endpoint({
    method: 'GET',
    path: '/exports',
    summary: 'My exports, newest first, and what I may export',
    access: 'export.run',
    gate: 'export',
    query: z.strictObject({
      /** The educator whose record somebody thinks of exporting. */
      educator: z.optional(fromText(EducatorId)),
    }),
    response: z.object({ items: z.array(Export), choices: ExportChoices }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/exports/:exportId',
    summary: 'How far an export of mine has come',
    access: 'export.run',
    gate: 'export',
    problems: ['export-not-found'],
    params,
    response: Export,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/exports/:exportId',
    summary: 'Cancel an export of mine that is being made, or delete one that is done with',
    access: 'export.run',
    gate: 'export',
    problems: ['export-not-found'],
    params,
    response: z.object({}),
  }),
  file: endpoint({
    method: 'GET',
    path: '/exports/:exportId/file',
    summary: 'Download an export of mine as a ZIP, for 24 hours and while I may read what is in it',
    access: 'export.run',
    gate: 'export',
    problems: ['export-not-found', 'export-not-ready', 'export-right-gone', 'demo-downloads-nothing'],
    params,
    response: Bytes,
  }),
}
