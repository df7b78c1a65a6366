import { useEffect, useMemo, useState } from 'react'
import type { Around, OpenGoal } from '../../../definition/capture-view.ts'
import { type TargetGroup, targetGroups } from '../comment-targets.ts'

const none: readonly OpenGoal[] = []

/** The targets of a comment. Goals come a moment later: a comment need not wait for them. */
export function useTargets(around: Pick<Around, 'targets' | 'goals' | 'steps'>): readonly TargetGroup[] {
  const [goals, setGoals] = useState(none)

  // Goals are in what another tool carries on, and that tool’s code loads first.
  useEffect(() => {
    let isGone = false
    around.goals().then(
      (found) => !isGone && setGoals(found),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [around])

  return useMemo(
    () => targetGroups({ targets: around.targets(), goals, steps: around.steps() }),
    [around, goals],
  )
}
