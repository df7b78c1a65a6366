import type { Client } from 'pg'
import PgBoss from 'pg-boss'
import type { Transaction } from '../database/doors.ts'
import { statementName } from '../database/keeping-plans.ts'
import { APP_ROLE } from '../database/tenancy.ts'

/** Every queue there is. Only the owner of the tables may make one, so they are made when migrating. */
const queues = [
  'audit.digest',
  'cards.renew',
  'digests.send',
  'exports.expire',
  'exports.make',
  'facts.renew',
  'invitations.mail',
  'mail.send',
  'mail.wake',
  'months.keep',
  'reminders.make',
  'rosters.expire',
  'rosters.pull',
  'rosters.work',
  'sendings.planned',
  'sessions.prune',
  'years.begin',
] as const
export type Queue = (typeof queues)[number]

export async function installQueues(client: Client): Promise<void> {
  const boss = new PgBoss({ db: joining(client), schedule: false, supervise: false })
  await boss.start()
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of queues) if (!known.has(name)) await boss.createQueue(name)
  await boss.stop({ graceful: false })
  await client.query(`
    grant usage on schema pgboss to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema pgboss to ${APP_ROLE};
    grant execute on all functions in schema pgboss to ${APP_ROLE};
  `)
}

// Retries come at first after seconds, in the end after an hour or two: some three hours in all.
export const patience = { retryLimit: 12, retryDelay: 2, retryBackoff: true, expireInSeconds: 300 }

/**
 * Enqueues a job as part of the transaction: it is there once that commits, and begins so long after. It carries ids
 * and moments, never content.
 */
export async function enqueue(
  { client }: Pick<Transaction, 'client'>,
  queue: Queue,
  data: { id: string; since?: string },
  waitSeconds = 0,
) {
  const boss = bosses.get(client) ?? bossOn(client)
  bosses.set(client, boss)
  await boss.send(queue, data, waitSeconds > 0 ? { ...patience, startAfter: waitSeconds } : patience)
}

const bosses = new WeakMap<Transaction['client'], PgBoss>()

/** A pg-boss that only writes jobs, always by the same statement. */
function bossOn(client: Transaction['client']): PgBoss {
  const executeSql = (text: string, values: unknown[]) =>
    client.query({ text, values, name: statementName(text) })
  return new PgBoss({ db: { executeSql }, migrate: false })
}

/** Lets pg-boss work on a connection of ours instead of opening its own. */
export function joining(connection: Pick<Client, 'query'>) {
  return { executeSql: (text: string, values: unknown[]) => connection.query(text, values) }
}

/**
 * Lets pg-boss work while the database comes and goes. It does not wait for the statement that ends a job, so an error
 * of that one would be caught by nobody and end the server; here the error is only told. Such a job is taken up again
 * once its time is over, like that of a server that was killed.
 */
export function outlasting(connection: Pick<Client, 'query'>, tell: (error: Error) => void) {
  return {
    executeSql: async (text: string, values: unknown[]) => {
      try {
        return await connection.query(text, values)
      } catch (error) {
        if (!(error instanceof Error && text.includes(BY_THEIR_IDS))) throw error
        tell(error)
        return { rows: [{ count: '0' }] }
      }
    },
  }
}

/** A part that only those statements have with which pg-boss ends jobs. */
const BY_THEIR_IDS = 'UNNEST($2::uuid[])'
