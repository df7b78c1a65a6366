import { firstName } from '@corridor/domain/people/first-name'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { inIdOrder } from '../../conference.ts'
import { dayOf } from '../../follow-through.ts'
import { openLeaderSteps } from '../../leader-steps.ts'
import { openStepsIn, withReview } from '../../reviews.ts'
import type { Review, Step } from '../../teacher-conference.shape.ts'
import type { ConferenceProps } from '../conference-props.ts'
import { isLeftEmpty, withEntry, withoutEntry } from '../entry-changes.ts'
import { useNextId } from '../use-next-id.capture.tsx'
import { Card } from './card.capture.tsx'
import styles from './card.module.css'
import { ReviewRow } from './review-row.capture.tsx'
import { StepRow } from './step-row.capture.tsx'

const blank = { text: '', owner: 'educator', dueOn: null } as const

/** What became of open steps, and what is tried next. */
export function StepsCard({ capture, around, visit, change, newId }: ConferenceProps) {
  const { steps } = capture
  const name = firstName(around.educator)
  const next = useNextId(steps, newId)
  const edit = useSteady((id: string, part: Partial<Step>, one?: string) =>
    change('an action step', (it) => ({ ...it, steps: withEntry(it.steps, { id, ...blank }, part) }), one),
  )
  const remove = useSteady((id: string) =>
    change('removing a step', (it) => ({ ...it, steps: withoutEntry(it.steps, id) })),
  )
  const leave = useSteady((id: string) => isLeftEmpty(steps, id) && remove(id))
  const review = useSteady((id: string, next: Review | null) =>
    change('what became of a step', (it) => withReview(it, id, next)),
  )
  const open = { educator: around.steps(), leader: openLeaderSteps(around.earlier(), visit) }
  const today = dayOf(visit)
  return (
    <Card
      title="Action steps"
      part="steps"
      hint={`${name}’s are on ${name}’s page once this is sent, and show at the next visit. Yours come up at your next conference with ${name}.`}
    >
      <ul className={styles.rows}>
        {openStepsIn(capture, open).map((step) => (
          <ReviewRow key={step.id} step={step} name={name} today={today} onReview={review} />
        ))}
        {[...inIdOrder(steps), { id: next, ...blank }].map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            place={index + 1}
            name={name}
            isThere={step.id !== next}
            onEdit={edit}
            onLeave={leave}
            onRemove={remove}
          />
        ))}
      </ul>
    </Card>
  )
}
