import PgBoss from 'pg-boss'
import { pruneSessions } from '../access/sessions.ts'
import { pruneThrottles } from '../access/throttle.ts'
import { logAuditDigests } from '../modules/audit/audit-digest.ts'
import type { Services } from '../services.ts'
import { joining, type Queue } from './queues.ts'

type Work = (services: Services) => Promise<void>

const workers: Readonly<Record<Queue, { work: Work; cron?: string }>> = {
  'audit.digest': { work: logAuditDigests, cron: '43 3 * * *' },
  'sessions.prune': {
    work: ({ database, now }) =>
      database.platform(async ({ db }) => {
        await pruneSessions(db, now())
        await pruneThrottles(db, now())
      }),
    cron: '17 * * * *',
  },
}

/** Takes up jobs until closed. Jobs carry ids, never content: their tables know no districts. */
export async function startWorkers(services: Services): Promise<{ boss: PgBoss; close(): Promise<void> }> {
  const { database, log } = services
  const boss = new PgBoss({ db: joining(database.pool), migrate: false })
  boss.on('error', (error) => log.warn(`Jobs pause until the database answers: ${error.message}`))
  await boss.start()
  for (const [queue, { work, cron }] of Object.entries(workers)) {
    await boss.work(queue, () => work(services))
    if (cron) await boss.schedule(queue, cron)
  }
  return { boss, close: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}
