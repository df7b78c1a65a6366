/** The longest wait: a clock that is far off would have the device wait for ever. */
const MOST_MS = 3_600_000

/** How long a server asks to be left in peace, given in seconds or as a moment. */
export function retryAfterIn(headers: Headers, now = Date.now()): number | undefined {
  const asked = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - now
  return ms > 0 ? Math.min(ms, MOST_MS) : undefined
}
