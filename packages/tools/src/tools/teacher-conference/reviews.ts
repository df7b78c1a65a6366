import type { OpenStep } from '../../definition/capture-view.ts'
import { inIdOrder } from './conference.ts'
import type { Owner } from './kinds.ts'
import type { ConferenceCapture, Review } from './teacher-conference.shape.ts'

/** A step of an earlier conference, with what became of it, if that was said. */
export interface ReviewedStep {
  readonly id: string
  readonly text: string
  readonly owner: Owner
  readonly dueOn: string | null
  readonly agreedOn: string | null
  readonly review: Review | null
}

/** Open steps, and those that were reviewed here, whether or not they are still open elsewhere. */
export function openStepsIn(
  { steps, reviews }: ConferenceCapture,
  open: Readonly<Record<Owner, readonly OpenStep[]>>,
): ReviewedStep[] {
  const isOwn = (id: string) => steps.some((step) => step.id === id)
  const listed = (['educator', 'leader'] as const).flatMap((owner) =>
    open[owner]
      .filter(({ id }) => !isOwn(id))
      .map(({ id, text, dueOn, agreedOn }) => ({
        id,
        text,
        owner,
        dueOn,
        agreedOn,
        review: reviews.find((it) => it.id === id) ?? null,
      })),
  )
  const gone = inIdOrder(reviews).filter(({ id }) => !listed.some((it) => it.id === id))
  return [
    ...listed,
    ...gone.map((review) => ({
      id: review.id,
      text: review.text,
      owner: ownerOf(review),
      dueOn: review.dueOn,
      agreedOn: review.agreedOn ?? null,
      review,
    })),
  ]
}

/** A step’s review with a change, on top of what was said before. */
export function reviewing({ review, ...step }: ReviewedStep, part: Partial<Review>): Review {
  const { id, text, owner, dueOn, agreedOn } = step
  return {
    id,
    text,
    dueOn,
    outcome: 'carried',
    newDueOn: null,
    ...(owner === 'leader' && { owner }),
    ...(agreedOn !== null && { agreedOn }),
    ...review,
    ...part,
  }
}

/** Who took on a step: the educator, unless its review names the leader. */
export function ownerOf({ owner = 'educator' }: Review): Owner {
  return owner
}

/** Sets the review of a step; null: it is open as it was. */
export function withReview(capture: ConferenceCapture, id: string, review: Review | null): ConferenceCapture {
  const others = capture.reviews.filter((it) => it.id !== id)
  return { ...capture, reviews: review ? [...others, review] : others }
}
