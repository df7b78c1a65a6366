const LONGEST_MS = 8_000

/** A browser whose disc is stuck answers neither yes nor no: whoever waits is told so. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The disc does not answer.')), LONGEST_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
