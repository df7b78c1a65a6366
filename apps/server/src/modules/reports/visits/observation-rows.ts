import type { Observed } from './observed.queries.ts'

/** An observation that is counted, by the names of its columns. */
export type ObservationRow = ReturnType<typeof rowOf>

/** The counted observations by the names of their columns, in the order they began. */
export function observationRows(observed: readonly Observed[]): ObservationRow[] {
  return observed
    .map(rowOf)
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1))
}

function rowOf(observed: Observed) {
  const [id, , , , observerId, startedOn, purpose, isOpen, , startedAt, endedAt] = observed
  const [, , , , , , , , , , , , toolTypeId, configurationId, configurationVersion] = observed
  const [status, acknowledgedAt] = [observed[19], observed[20]]
  return {
    id,
    observerId,
    toolTypeId,
    configurationId,
    configurationVersion,
    purpose,
    status,
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
    startedOn,
    acknowledgedAt: acknowledgedAt === null ? null : new Date(acknowledgedAt),
    isOpen,
  }
}
