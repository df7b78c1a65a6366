/** Waits for some work so long and no longer: whoever waits is then told what is the matter. */
export function withPatience<T>(work: Promise<T>, patienceMs: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
