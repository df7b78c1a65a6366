import { afterFirstPaint } from '../loading/after-first-paint.ts'
import { loadChunk } from '../loading/chunks.ts'

const early: unknown[] = []

function keep(event: ErrorEvent) {
  // An error of another site’s script comes with no more than a message.
  early.push(event.error ?? event.message)
}

/** Keeps errors before the first paint, until the reporter is loaded. */
export function keepEarlyErrors() {
  addEventListener('error', keep)
}

export function startReportingAfterFirstPaint() {
  afterFirstPaint(startReporting)
}

async function startReporting() {
  const { createReporter } = await loadChunk(() => import('./reporter.ts'))
  removeEventListener('error', keep)
  const reporter = createReporter()
  for (const error of early.splice(0)) reporter.error(error instanceof Error ? error : String(error))
}
