import { isObject, type Json } from '@corridor/domain/data/json'
import type { Earlier } from '../../definition/capture-view.ts'
import type { Goal } from './teacher-conference.shape.ts'

/** The goals of the last conference that had any. */
export function earlierGoals(earlier: readonly Earlier[]): Goal[] {
  const last = earlier.findLast(({ carried }) => Array.isArray(carried.goals) && carried.goals.length > 0)
  const goals = last?.carried.goals
  return Array.isArray(goals) ? goals.flatMap(goalIn) : []
}

function goalIn(it: Json): Goal[] {
  if (!isObject(it)) return []
  const text = (value: Json | undefined) => (typeof value === 'string' ? value : '')
  const [id, dueOn] = [text(it.id), text(it.dueOn)]
  if (id === '' || text(it.text) === '') return []
  const { measure, baseline, target, noticedBy } = it
  return [
    {
      id,
      text: text(it.text),
      dueOn: dueOn || null,
      measure: text(measure),
      baseline: text(baseline),
      target: text(target),
      ...(isObject(noticedBy) && {
        noticedBy: { tool: text(noticedBy.tool), figure: text(noticedBy.figure) },
      }),
    },
  ]
}
