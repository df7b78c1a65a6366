import { isLike } from '../../../api/is-like.ts'

/** What this device remembers for one observer to save taps. It names nobody. */
interface Remembered {
  /** Own order of tools, as keys of tiles. */
  readonly order: readonly string[]
  /** How many students were there at the last visit, by educator. */
  readonly students: Readonly<Record<string, number>>
}

const nothing: Remembered = { order: [], students: {} }
const sample: Remembered = { order: [''], students: {} }

export function remembered(userId: number): Remembered {
  try {
    const it: unknown = { ...nothing, ...JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') }
    return isLike(it, sample) && Object.values(it.students).every(Number.isInteger) ? it : nothing
  } catch {
    return nothing
  }
}

export function rememberOrder(userId: number, order: readonly string[]) {
  store(userId, { ...remembered(userId), order })
}

export function rememberStudents(userId: number, educatorId: number | null, students: number | null) {
  if (educatorId === null || students === null) return
  const before = remembered(userId)
  store(userId, { ...before, students: { ...before.students, [educatorId]: students } })
}

function store(userId: number, it: Remembered) {
  // A full or forbidden storage costs a few taps, never a visit.
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(it))
  } catch {}
}

const keyOf = (userId: number) => `corridor-observe-${userId}`
