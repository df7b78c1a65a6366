import { Button } from '@corridor/ui/capture/button'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { inIdOrder } from '../../conference.ts'
import { earlierGoals } from '../../earlier-goals.ts'
import type { Goal } from '../../teacher-conference.shape.ts'
import type { ConferenceProps } from '../conference-props.ts'
import { isLeftEmpty, withEntry, withoutEntry } from '../entry-changes.ts'
import { useNextId } from '../use-next-id.capture.tsx'
import { Card } from './card.capture.tsx'
import styles from './card.module.css'
import { usePastVisits } from './goal-progress.capture.tsx'
import { GoalRow } from './goal-row.capture.tsx'

const blank = { text: '', measure: '', baseline: '', target: '', dueOn: null }

export function GoalsCard({ capture, around, change, newId }: ConferenceProps) {
  const { goals } = capture
  const next = useNextId(goals, newId)
  const edit = useSteady((id: string, part: Partial<Goal>, one?: string) =>
    change('a goal', (it) => ({ ...it, goals: withEntry(it.goals, { id, ...blank }, part) }), one),
  )
  const remove = useSteady((id: string) =>
    change('removing a goal', (it) => ({ ...it, goals: withoutEntry(it.goals, id) })),
  )
  const notice = useSteady((id: string, noticedBy: Goal['noticedBy']) =>
    change('how a goal is noticed', (it) => ({
      ...it,
      goals: it.goals.map((goal) => noticed(goal, id, noticedBy)),
    })),
  )
  const past = usePastVisits(around, goals.length > 0)
  const leave = useSteady((id: string) => isLeftEmpty(goals, id) && remove(id))
  const before = earlierGoals(around.earlier()).filter(({ id }) => !goals.some((it) => it.id === id))
  return (
    <Card title="Goal" part="goals" hint="What students will do, how it is noticed, from where to where.">
      {before.map((goal) => (
        <div key={goal.id} className={`${styles.line} ${styles.spread}`}>
          <p className={styles.small}>Last time: {goal.text}</p>
          <Button
            onClick={() => change('going on with a goal', (it) => ({ ...it, goals: [...it.goals, goal] }))}
          >
            Go on with it
          </Button>
        </div>
      ))}
      <ul className={styles.rows}>
        {[...inIdOrder(goals), { id: next, ...blank }].map((goal, index) => (
          <GoalRow
            key={goal.id}
            goal={goal}
            place={index + 1}
            isThere={goal.id !== next}
            past={past}
            onEdit={edit}
            onNotice={notice}
            onLeave={leave}
            onRemove={remove}
          />
        ))}
      </ul>
    </Card>
  )
}

/** The goal as it was or, if it is the one with this id, with another figure to notice it by, or with none. */
function noticed({ noticedBy: before, ...goal }: Goal, id: string, noticedBy: Goal['noticedBy']): Goal {
  if (goal.id !== id) return before ? { ...goal, noticedBy: before } : goal
  return noticedBy ? { ...goal, noticedBy } : goal
}
