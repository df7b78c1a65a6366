import { isLike } from '../api/is-like.ts'
import type { Goal, Kept } from './kept.ts'
import type { LastWords } from './last-words.ts'

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

export function areLastWords(it: unknown): it is LastWords {
  const { kept, seen, passing } = Object(it) as Partial<LastWords>
  const areReadable = [kept, seen, passing].every((one) => one === undefined || isKept(one))
  return areReadable && isLike(it, { id: '', author: { by: '', at: '' } })
}
