import { afterEachTest } from '../after-each-test.ts'

type Mode = 'shared' | 'exclusive'

interface Asked {
  readonly mode: Mode
  readonly begin: () => void
}

/** The browser’s locks, which jsdom lacks: a request waits for earlier ones, and shared ones go in together. */
class FakeLocks {
  readonly #held = new Map<string, Mode[]>()
  readonly #asked = new Map<string, Asked[]>()

  request = async (
    name: string,
    { mode = 'exclusive', ifAvailable = false, signal }: LockOptions,
    work: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    const asked = listOf(this.#asked, name)
    if (ifAvailable && (asked.length > 0 || !this.#isFree(name, mode))) return work(null)
    await new Promise<void>((begin) => {
      asked.push({ mode, begin })
      this.#handOut(name)
    })
    try {
      return signal?.aborted ? undefined : await work({ name, mode })
    } finally {
      const held = listOf(this.#held, name)
      held.splice(held.indexOf(mode), 1)
      this.#handOut(name)
    }
  }

  #isFree(name: string, mode: Mode): boolean {
    const held = listOf(this.#held, name)
    return held.length === 0 || (mode === 'shared' && held.every((it) => it === 'shared'))
  }

  #handOut(name: string) {
    const asked = listOf(this.#asked, name)
    for (let next = asked[0]; next && this.#isFree(name, next.mode); next = asked[0]) {
      asked.shift()
      listOf(this.#held, name).push(next.mode)
      next.begin()
    }
  }
}

function listOf<T>(all: Map<string, T[]>, name: string): T[] {
  const list = all.get(name) ?? []
  all.set(name, list)
  return list
}

export function fakeLocks() {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true })
}

afterEachTest(() => void Reflect.deleteProperty(navigator, 'locks'))
