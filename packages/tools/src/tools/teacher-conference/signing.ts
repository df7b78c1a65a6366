import { fingerprint } from '@corridor/domain/data/fingerprint'
import { canonical } from '@corridor/domain/data/json'
import { inIdOrder, written } from './conference.ts'
import type { ConferenceCapture } from './teacher-conference.shape.ts'

type Agreed = Pick<
  ConferenceCapture,
  'agreements' | 'goals' | 'steps' | 'reviews' | 'followUpOn' | 'followUpFor'
>

/** A fingerprint of what is agreed, whatever order it was written in. */
export function agreedMark({ agreements, goals, steps, reviews, followUpOn, followUpFor }: Agreed): string {
  const agreed = { agreements: written(agreements), goals: written(goals), steps: written(steps) }
  return fingerprint(canonical({ ...agreed, reviews: inIdOrder(reviews), followUpOn, followUpFor }))
}

/** Whether the leader has signed what is agreed now: a change after signing is signed again. */
export function isSigned(capture: ConferenceCapture): boolean {
  return capture.signature !== null && capture.signature.of === agreedMark(capture)
}
