import { isLike } from '../api/is-like.ts'
import type { Goal, Kept } from './kept.ts'

const goals: readonly (Goal | undefined)[] = ['draft', 'completed', 'sent', 'removed']

/** What every page that shows one looks into. */
const document = {
  ...{ toolTypeId: 0, configurationId: 0, startedAt: '', context: {}, privateNotes: '' },
  ...{ educator: { name: '' }, capture: {}, conflicts: [{ id: '', path: [''] }] },
}

/** Whether this program can go on with it: what it shows and what it sends is there. */
export function isKept(it: unknown): it is Kept {
  const { base, inFlight, goal } = Object(it) as Partial<Kept>
  return (
    isLike(it, { id: '', document, status: '', changedAt: '' }) &&
    goals.includes(goal) &&
    [base, inFlight].every((one) => one === null || isLike(one, { document }))
  )
}
