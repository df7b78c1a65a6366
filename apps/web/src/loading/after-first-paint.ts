/** What nobody sees must not delay what everybody waits for. */
export function afterFirstPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
