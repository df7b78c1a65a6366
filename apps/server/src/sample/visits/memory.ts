import type { JsonObject } from '@corridor/domain/data/json'
import type { Earlier } from '@corridor/tools/definition/capture-view'
import { withoutOwn } from '../../modules/observations/facts/carried-by.ts'
import type { SampleObservation } from '../sample.ts'

/** The memory of tools: what they carried from visit to visit, as each observer found it. */
export interface Memory {
  before(observation: SampleObservation): readonly Earlier[]
  keep(observation: SampleObservation, carried: JsonObject | null): void
}

export function memoryOf(): Memory {
  const carriedBy = new Map<string, (Earlier & { readonly observer: string })[]>()
  const of = ({ educator, toolTypeId }: SampleObservation) => {
    const key = `${toolTypeId} ${educator}`
    const known = carriedBy.get(key) ?? []
    carriedBy.set(key, known)
    return known
  }
  return {
    before: (it) => {
      const startedAt = it.startedAt.toISOString()
      return of(it)
        .filter((earlier) => earlier.startedAt < startedAt)
        .map(({ observer, carried, ...earlier }) => ({
          ...earlier,
          carried: observer === it.observer ? carried : withoutOwn(carried),
        }))
    },
    keep: (it, carried) => {
      const { id: observationId, observer } = it
      if (carried) of(it).push({ observationId, startedAt: it.startedAt.toISOString(), carried, observer })
    },
  }
}
