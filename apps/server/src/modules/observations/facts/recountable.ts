import type { FastifyBaseLogger } from 'fastify'
import type { StoredObservation } from '../stored-observation.ts'
import { carriedBy } from './carried-by.ts'
import { factsOf } from './facts-of.ts'

/** Observations of a page that can be counted. One that cannot be read is set aside with a word in the log, and stops no other. */
export function recountable(
  page: readonly StoredObservation[],
  log: Pick<FastifyBaseLogger, 'error'>,
): StoredObservation[] {
  return page.filter((row) => {
    try {
      factsOf(row)
      carriedBy(row)
      return true
    } catch (error) {
      const { districtId, id } = row
      // Only the kind of the error is logged: its message may quote what somebody wrote.
      const kind = error instanceof Error ? error.name : typeof error
      log.error({ districtId, observationId: id, kind }, 'An observation cannot be counted and is set aside.')
      return false
    }
  })
}
