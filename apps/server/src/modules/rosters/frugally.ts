import { setFlagsFromString } from 'node:v8'

let atWork = 0

/**
 * While a whole district is read, memory is given back when a third more is in use, not four times as much: people are kept
 * until they are compared, which looks to Node like a server that needs all of it for good.
 */
export async function frugally<T>(work: () => Promise<T>): Promise<T> {
  atWork += 1
  setFlagsFromString('--heap-growing-percent=30')
  try {
    return await work()
  } finally {
    atWork -= 1
    // Zero lets Node choose again.
    if (atWork === 0) setFlagsFromString('--heap-growing-percent=0')
  }
}
