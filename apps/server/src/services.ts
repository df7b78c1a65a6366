import type { FastifyBaseLogger } from 'fastify'
import type { Strength } from './access/passwords.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'

/** What the server is made of, opened once at the start. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** Absent: the product's own strength. Tests, which hash by the thousand, give a weaker one; no setting does. */
  readonly hashing?: Strength | undefined
}
