import { type Pace, startWorkers } from '../src/jobs/workers.ts'
import type { Services } from '../src/services.ts'

/** The shortest intervals that pg-boss takes, in seconds. */
export const HURRIED: Pace = { hurried: 0.5, unhurried: 0.5 }

/** Workers for whom a test waits: they look for jobs more often than a product has to. */
export const hurriedWorkers = (services: Services) => startWorkers(services, HURRIED)
