import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const text = (most: number) => z.string().check(z.maxLength(most))

/** The part of the reporter's item that we keep; the rest is dropped before anything is written down. */
export const ErrorReport = z.object({
  data: z.object({
    uuid: z.optional(text(64)),
    environment: z.literal('production'),
    level: z.optional(text(16)),
    body: z.record(text(32), z.unknown()),
  }),
})
export type ErrorReport = z.infer<typeof ErrorReport>

export const errorReports = {
  create: endpoint({
    method: 'POST',
    path: '/error-reports',
    summary: 'Report an error of the browser, where no outside service is configured',
    access: 'guest',
    demo: 'allowed',
    origin: 'any',
    body: ErrorReport,
    response: z.object({ err: z.literal(0) }),
  }),
}
