/** Runs work after the first paint, which it must not delay. */
export function afterFirstPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
