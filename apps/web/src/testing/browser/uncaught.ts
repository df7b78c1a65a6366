/** Does what a browser does with an uncaught error: listeners first, then `window.onerror`. */
export function throwUncaught(
  error: unknown,
  message = error instanceof Error ? error.message : String(error),
) {
  dispatchEvent(new ErrorEvent('error', { error, message }))
  // Vitest’s window is not jsdom’s, whose events know only their own.
  window.onerror?.(
    message,
    `${location.origin}/assets/index.js`,
    1,
    1,
    error instanceof Error ? error : undefined,
  )
}

/** Listens to errors: Vitest takes one that nobody listens to for a failure of the test. */
export function listenToErrors() {
  const listen = () => {}
  addEventListener('error', listen)
  return () => removeEventListener('error', listen)
}
