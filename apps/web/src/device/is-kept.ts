import { observationStatuses } from '@corridor/domain/observation-words'
import { isLike } from '../api/is-like.ts'
import type { Goal, Kept } from './kept.ts'

const goals: readonly Goal[] = ['draft', 'completed', 'sent', 'removed']

const document = {
  ...{ visitId: '', toolTypeId: 0, toolVersion: 0, configurationId: 0, configurationVersion: 0, schoolId: 0 },
  ...{ educator: { name: '' }, purpose: '', startedAt: '', timeZone: '', context: {}, privateNotes: '' },
  ...{ capture: {}, conflicts: [{ id: '', path: [''] }] },
}
const sample = { id: '', document, status: '', version: 0, isLate: true, goal: '', changedAt: '' }

/** Whether this program can go on with it: what it shows and what it sends is there. */
export function isKept(it: unknown): it is Kept {
  if (!isLike(it, sample)) return false
  const { base, inFlight, sending, trouble }: Partial<Record<string, unknown>> = { ...it }
  return (
    goals.some((goal) => goal === it.goal) &&
    observationStatuses.some((status) => status === it.status) &&
    isNullOr(base, { revision: 0, document }) &&
    isNullOr(inFlight, { baseRevision: 0, document }) &&
    isNullOr(sending, {}) &&
    isNullOr(trouble, { code: '', message: '' })
  )
}

function isNullOr(value: unknown, like: object): boolean {
  return value === null || isLike(value, like)
}
