import type { contract } from '@corridor/contract/contract'
import type { ErrorReport } from '@corridor/contract/error-reports'
import type { Handlers } from '../../http/mount.ts'
import { blackOut } from './black-out.ts'

// Spec §9 gives it to each browser; a log must bear all of them together.
const MOST_A_MINUTE = 60
const MINUTE_MS = 60_000

/** Takes error reports. A browser that reports too much hears nothing of it: there is nothing it should do. */
export function errorReportRoutes(): Handlers<typeof contract.errorReports> {
  let minute = { began: 0, count: 0 }
  return {
    create: async ({ log, now }, { body }) => {
      const at = now().getTime()
      if (at - minute.began >= MINUTE_MS) minute = { began: at, count: 0 }
      minute.count += 1
      if (minute.count <= MOST_A_MINUTE)
        log.warn({ browserError: tracesOf(body).map(withoutContent) }, 'The browser reported an error')
      else if (minute.count === MOST_A_MINUTE + 1)
        log.warn('Browsers report more errors than are written down in a minute')
      return { err: 0 }
    },
  }
}

function tracesOf({ data: { body } }: ErrorReport) {
  return body.trace_chain ?? (body.trace ? [body.trace] : [])
}

type Trace = ReturnType<typeof tracesOf>[number]

function withoutContent({ exception, frames }: Trace) {
  const places = frames.map(
    (it) =>
      `${blackOut(it.method ?? '?')} ${blackOut(it.filename ?? '?')}:${it.lineno ?? 0}:${it.colno ?? 0}`,
  )
  return { class: blackOut(exception.class), message: blackOut(exception.message ?? ''), places }
}
