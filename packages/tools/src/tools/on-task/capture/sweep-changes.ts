import { inOrder } from '../../../visit/in-order.ts'
import type { Code } from '../codes.ts'
import type { OnTaskCapture, Sweep } from '../on-task.shape.ts'
import { tallyOf } from '../sweeps.ts'

const USUAL_CLASS = 24

/** How many students the next sweep begins with: as many as the one before, else as the visit says. */
export function presentNext(capture: OnTaskCapture, studentsPresent: number | null): number {
  return inOrder(capture.sweeps).at(-1)?.present ?? studentsPresent ?? USUAL_CLASS
}

export function startSweep(
  capture: OnTaskCapture,
  begun: Pick<Sweep, 'id' | 'startedAt' | 'present'>,
): OnTaskCapture {
  const setting = inOrder(capture.sweeps).at(-1)?.setting ?? 'whole-group'
  const sweep: Sweep = { ...begun, setting, isLearningActivity: true, seats: {}, counts: {} }
  return { ...capture, sweeps: [...capture.sweeps, sweep] }
}

export function removeSweep(capture: OnTaskCapture, id: string): OnTaskCapture {
  return { ...capture, sweeps: capture.sweeps.filter((it) => it.id !== id) }
}

export function changeSweep(
  capture: OnTaskCapture,
  id: string,
  next: (sweep: Sweep) => Partial<Sweep>,
): OnTaskCapture {
  return { ...capture, sweeps: capture.sweeps.map((it) => (it.id === id ? { ...it, ...next(it) } : it)) }
}

export function codeSeat(sweep: Sweep, seat: number, code: Code): Partial<Sweep> {
  return { seats: { ...sweep.seats, [seat]: code } }
}

/** Sets the count of a code, never more than there is room for among the students present. */
export function countCode(sweep: Sweep, code: Code, count: number): Partial<Sweep> {
  const counted = sweep.counts[code] ?? 0
  const most = counted + tallyOf(sweep).toGo
  return { counts: { ...sweep.counts, [code]: Math.max(0, Math.min(count, most)) } }
}

/** The seat to look at: the first that has no code. */
export function nextSeat({ present, seats }: Sweep): number | undefined {
  for (let seat = 1; seat <= present; seat += 1) if (!seats[seat]) return seat
  return undefined
}
