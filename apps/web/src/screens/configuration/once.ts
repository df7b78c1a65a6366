/** Runs work once: the second click of a double click does nothing, as a dialog is still there while it closes. */
export function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
