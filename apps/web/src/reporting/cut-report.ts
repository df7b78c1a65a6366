// The server takes 16 kB of a report: three errors of eight places each are well within.
const MOST_ERRORS = 3
const MOST_PLACES = 8
const MOST_LETTERS = 150
const MOST_LETTERS_OF_A_MESSAGE = 500

/**
 * Cuts an item of the error reporter to what helps to find the error. It changes the item in place, as the reporter
 * wants it.
 */
export function cutReport(report: Record<string, unknown>) {
  const { body, notifier } = report
  // The reporter still adds the whole error here, as the browser wrote it.
  if (isRecord(notifier)) notifier.toJSON = () => ({ name: notifier.name, version: notifier.version })
  if (!isRecord(body)) return
  delete body.telemetry
  const chain = Array.isArray(body.trace_chain) ? body.trace_chain.slice(0, MOST_ERRORS) : undefined
  if (chain) body.trace_chain = chain
  for (const trace of [body.trace, ...(chain ?? [])]) if (isRecord(trace)) cutTrace(trace)
  if (isRecord(body.message)) cutTexts(body.message, MOST_LETTERS_OF_A_MESSAGE)
}

function cutTrace(trace: Record<string, unknown>) {
  if (isRecord(trace.exception)) cutTexts(trace.exception, MOST_LETTERS_OF_A_MESSAGE)
  // The place where the error happened comes last.
  const frames: unknown[] = Array.isArray(trace.frames) ? trace.frames.slice(-MOST_PLACES) : []
  trace.frames = frames
  for (const frame of frames.filter(isRecord)) cutTexts(frame, MOST_LETTERS)
}

function cutTexts(record: Record<string, unknown>, most: number) {
  for (const [key, value] of Object.entries(record))
    if (typeof value === 'string') record[key] = value.slice(0, most)
    else if (isRecord(value) || Array.isArray(value)) delete record[key]
}

function isRecord(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it)
}
