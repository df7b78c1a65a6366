/** Waits for a moment that nobody chose. */
export function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
