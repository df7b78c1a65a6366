import type { OpenStep } from '../capture-view.ts'
import { inIdOrder } from './conference.ts'
import type { ConferenceCapture, Review } from './teacher-conference.shape.ts'

/** A step of an earlier talk, with what became of it, if that was said. */
export interface ReviewedStep {
  readonly id: string
  readonly text: string
  readonly dueOn: string | null
  readonly agreedOn: string | null
  readonly review: Review | null
}

/** Open ones, and those that were looked at here, whether or not they are still open elsewhere. */
export function openStepsIn(
  { steps, reviews }: ConferenceCapture,
  open: readonly OpenStep[],
): ReviewedStep[] {
  const isOwn = (id: string) => steps.some((step) => step.id === id)
  const reviewOf = (id: string) => reviews.find((it) => it.id === id) ?? null
  const listed = open.filter(({ id }) => !isOwn(id))
  const gone = inIdOrder(reviews).filter(({ id }) => !listed.some((it) => it.id === id))
  return [
    ...listed.map(({ id, text, dueOn, agreedOn }) => ({ id, text, dueOn, agreedOn, review: reviewOf(id) })),
    ...gone.map((review) => ({ ...review, agreedOn: null, review })),
  ]
}

/** Null: it is open as it was. */
export function withReview(capture: ConferenceCapture, id: string, review: Review | null): ConferenceCapture {
  const others = capture.reviews.filter((it) => it.id !== id)
  return { ...capture, reviews: review ? [...others, review] : others }
}
