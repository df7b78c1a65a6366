import type { JsonObject } from '@corridor/domain/json'
import type { Earlier } from '@corridor/tools/capture-view'
import type { SampleObservation } from './sample.ts'

/** What tools carried from visit to visit, as each observer found it. */
export interface Memory {
  before(observation: SampleObservation): readonly Earlier[]
  keep(observation: SampleObservation, carried: JsonObject | null): void
}

export function memoryOf(): Memory {
  const carriedBy = new Map<string, Earlier[]>()
  const of = ({ educator, toolTypeId }: SampleObservation) => {
    const key = `${toolTypeId} ${educator}`
    const known = carriedBy.get(key) ?? []
    carriedBy.set(key, known)
    return known
  }
  return {
    before: (it) => {
      const startedAt = it.startedAt.toISOString()
      return of(it).filter((earlier) => earlier.startedAt < startedAt)
    },
    keep: (it, carried) => {
      if (carried) of(it).push({ observationId: it.id, startedAt: it.startedAt.toISOString(), carried })
    },
  }
}
