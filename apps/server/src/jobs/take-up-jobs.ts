import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { type Pace, startWorkers } from './workers.ts'

const MOST_TRIES = 60

/** Starts the workers of a server that answers already: a database that is away for a moment is asked again. */
export async function takeUpJobs(
  services: Services,
  waitMs = 1_000,
  pace?: Pace,
): ReturnType<typeof startWorkers> {
  for (let tried = 1; ; tried++) {
    try {
      return await startWorkers(services, pace)
    } catch (error) {
      if (tried === MOST_TRIES) throw error
      services.log.warn('Jobs are taken up once the database answers.')
      await pause(waitMs)
    }
  }
}
