/** The second click of a double click does nothing: a dialog is still there while it goes. */
export function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
