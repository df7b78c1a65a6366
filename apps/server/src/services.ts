import type { FastifyBaseLogger } from 'fastify'
import type { Strength } from './access/passwords.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import type { OutboundRule } from './outbound/outbound.ts'

/** The services of the server, opened once at the start. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** The strength of hashes; absent: the product's own. Tests hash by the thousand with a weaker one; no setting does. */
  readonly hashing?: Strength | undefined
  /**
   * The rule for outbound connections; absent: public https addresses alone. Tests, whose servers are on this machine,
   * give another; no setting does.
   */
  readonly outbound?: OutboundRule | undefined
}
