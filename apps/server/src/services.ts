import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'

/** What the server is made of, opened once at the start. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}
