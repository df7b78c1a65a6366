import { lines as text } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Trace = z.object({
  exception: z.object({ class: text(200), message: z.optional(text(2000)) }),
  frames: z
    .array(
      z.object({
        filename: z.optional(z.nullable(text(500))),
        method: z.optional(z.nullable(text(300))),
        lineno: z.optional(z.nullable(z.number())),
        colno: z.optional(z.nullable(z.number())),
      }),
    )
    .check(z.maxLength(300)),
})

/** The most bytes of a report. Our own reporter cuts what it sends to this size. */
export const MOST_REPORT_BYTES = 16 * 1024

/** The part of the reporter’s item that we keep; the rest is dropped before anything is written down. */
export const ErrorReport = z.object({
  data: z.object({
    environment: z.literal('production'), // Spec §9
    body: z.object({
      trace: z.optional(Trace),
      trace_chain: z.optional(z.array(Trace).check(z.maxLength(20))),
    }),
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
