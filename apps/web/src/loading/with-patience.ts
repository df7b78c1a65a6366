/** Waits for some work for a time; then rejects with what `late` makes. */
export function withPatience<T>(work: Promise<T>, patienceMs: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
