import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import { isLike } from '../../../api/is-like.ts'

/** What this device remembers for one observer to save taps. It names nobody. */
interface Remembered {
  /** The observer’s own order of tools, as keys of tiles. */
  readonly order: readonly string[]
  /** How many students were there at the last visit, by class. */
  readonly students: Readonly<Record<string, number>>
  /** The purpose of the last visit; empty before the first. */
  readonly purpose: string
}

const nothing: Remembered = { order: [], students: {}, purpose: '' }
const sample: Remembered = { order: [''], students: {}, purpose: '' }

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

export function rememberPurpose(userId: number, purpose: Purpose) {
  store(userId, { ...remembered(userId), purpose })
}

type Seen = Pick<ObservationDocument, 'educatorId' | 'context'>

export function rememberStudents(userId: number, { educatorId, context }: Seen) {
  const { period, studentsPresent } = context
  if (educatorId === null || studentsPresent === null) return
  const before = remembered(userId)
  store(userId, {
    ...before,
    students: { ...before.students, [classOf(educatorId, period)]: studentsPresent },
  })
}

export function rememberedStudents(userId: number, educatorId: number, period: string | null) {
  return remembered(userId).students[classOf(educatorId, period)]
}

/** The key of a class: an educator in a period. */
const classOf = (educatorId: number, period: string | null) => `${educatorId}:${period ?? ''}`

function store(userId: number, it: Remembered) {
  // A full or forbidden storage costs a few taps, never a visit.
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(it))
  } catch {}
}

const keyOf = (userId: number) => `corridor-observe-${userId}`
