import { filledLine, secret } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const MOST_SECRET = 500

const Address = filledLine('Enter the address, beginning with https://.', 400).check(
  z.refine(
    (it) => URL.canParse(it) && it.startsWith('https://'),
    'Enter an address that begins with https://.',
  ),
)

export const RosterConnectionDetails = z.strictObject({
  address: Address,
  tokenAddress: Address,
  clientId: filledLine('Enter the client id.', 200),
  /** The secret; null: the stored one. It is never shown again. */
  secret: z.nullable(
    secret().check(
      z.minLength(1, 'Enter the client secret.'),
      z.maxLength(MOST_SECRET, `Use at most ${MOST_SECRET} characters.`),
    ),
  ),
  version: z.enum(['1.1', '1.2']),
  /** Whether staff is pulled every night. */
  isNightly: z.boolean(),
})
export type RosterConnectionDetails = z.infer<typeof RosterConnectionDetails>

const count = z.int().check(z.nonnegative())

const RosterConnection = z.object({
  /** Whether this server can keep a secret: its operator has given it a key. */
  canKeepSecrets: z.boolean(),
  connection: z.nullable(
    z.object({
      address: z.string(),
      tokenAddress: z.string(),
      clientId: z.string(),
      version: z.enum(['1.1', '1.2']),
      isNightly: z.boolean(),
      changedBy: z.string(),
      changedAt: z.iso.datetime(),
    }),
  ),
  isPulling: z.boolean(),
  /** How the last pull went. */
  last: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** `held`: it waits for a person to look at it. */
      outcome: z.enum(['imported', 'unchanged', 'held', 'failed']),
      /** The outcome in a sentence. */
      words: z.string(),
      /** For a pull that is held, the import to be decided. */
      importId: z.nullable(z.uuid()),
      counts: z.nullable(z.object({ new: count, changed: count, leaving: count, fault: count })),
    }),
  ),
})
export type RosterConnection = z.infer<typeof RosterConnection>

const access = 'district.manage' as const

export const rosterConnection = {
  show: endpoint({
    method: 'GET',
    path: '/roster-connection',
    summary: 'The OneRoster service that staff is pulled from, and what became of the last pull',
    access,
    response: RosterConnection,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/roster-connection',
    summary: 'Connect a OneRoster service, or change how',
    access,
    problems: ['secrets-not-kept'],
    body: RosterConnectionDetails,
    response: RosterConnection,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/roster-connection',
    summary: 'Forget the service and its secret',
    access,
    response: RosterConnection,
  }),
  test: endpoint({
    method: 'POST',
    path: '/roster-connection/test',
    summary: 'Sign in there and ask for one school; nothing is imported',
    access,
    problems: ['not-connected', 'secrets-not-kept'],
    response: z.object({ isReached: z.boolean(), words: z.string() }),
  }),
  pull: endpoint({
    method: 'POST',
    path: '/roster-connection/pull',
    summary: 'Pull now; asked twice, it is one',
    access,
    problems: ['not-connected', 'secrets-not-kept'],
    response: RosterConnection,
  }),
}
