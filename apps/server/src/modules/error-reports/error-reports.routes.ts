import type { contract } from '@corridor/contract/contract'
import type { ErrorReport } from '@corridor/contract/error-reports'
import type { Handlers } from '../../http/mount.ts'

export const errorReportRoutes: Handlers<typeof contract.errorReports> = {
  create: async ({ log }, { body }) => {
    log.warn({ browserError: tracesOf(body).map(withoutContent) }, 'The browser reported an error')
    return { err: 0 }
  },
}

function tracesOf({ data: { body } }: ErrorReport) {
  return body.trace_chain ?? (body.trace ? [body.trace] : [])
}

type Trace = ReturnType<typeof tracesOf>[number]

function withoutContent({ exception, frames }: Trace) {
  const places = frames.map(
    (it) => `${it.method ?? '?'} ${it.filename ?? '?'}:${it.lineno ?? 0}:${it.colno ?? 0}`,
  )
  return { class: exception.class, message: withoutQuotes(exception.message ?? ''), places }
}

// Where a message repeats what a person typed, it stands in quotes. Notes about people are never logged.
function withoutQuotes(message: string): string {
  return message.replace(/(["'`]).*\1/gs, '…').replace(/\S+@\S+/g, '…')
}
