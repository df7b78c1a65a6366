import type { Visit } from '@corridor/contract/people/educators'
import type { Recorded } from './visits.queries.ts'

/** Observations made together share a visit. Visits come newest first, what was done in each in its order. */
export function visitsFrom(newestFirst: readonly Recorded[]): Visit[] {
  const visits = new Map<string, Recorded[]>()
  for (const it of newestFirst) visits.set(it.visitId, [it, ...(visits.get(it.visitId) ?? [])])
  return [...visits].flatMap(([id, recorded]) => {
    const [first] = recorded
    if (!first) return []
    const observations = recorded.map(({ id, toolTypeId, status }) => ({ id, toolTypeId, status }))
    return [{ id, startedAt: first.startedAt.toISOString(), observer: first.observer, observations }]
  })
}
