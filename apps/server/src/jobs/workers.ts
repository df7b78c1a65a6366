import PgBoss from 'pg-boss'
import { pruneSessions } from '../access/sessions.ts'
import { pruneThrottles } from '../access/throttle.ts'
import type { Config } from '../config.ts'
import { pruneMails } from '../mail/mails.queries.ts'
import { sendMails, wakeWaitingMails } from '../mail/send-mails.ts'
import { logAuditDigests } from '../modules/audit/audit-digest.ts'
import { forgetRegistrations } from '../modules/auth/registration/forget-registrations.ts'
import { renewByCard } from '../modules/billing/card/renew-by-card.ts'
import { expireAllExports } from '../modules/exports/expire-exports.ts'
import { makeExports } from '../modules/exports/make-exports.ts'
import { sendDigests } from '../modules/notices/digest/send-digests.ts'
import { makeReminders } from '../modules/notices/reminders/make-reminders.ts'
import { renewFacts } from '../modules/observations/facts/renew-facts.ts'
import { sendPlanned } from '../modules/observations/planned/send-planned.ts'
import { mailWaitingInvitations } from '../modules/people/invitation/mail-waiting-invitations.ts'
import { keepMonthsAhead } from '../modules/reports/tally/keep-months-ahead.ts'
import { beginYears } from '../modules/rollover/begin-years.ts'
import { pullRosters } from '../modules/roster-source/pull-rosters.ts'
import { workOnRosters } from '../modules/rosters/commit/work-on-rosters.ts'
import { expireRosters } from '../modules/rosters/expire-rosters.ts'
import type { Services } from '../services.ts'
import { outlasting, patience, type Queue } from './queues.ts'

interface Worker {
  readonly work: (services: Services, jobs: readonly PgBoss.Job[]) => Promise<void>
  readonly cron?: string
  /** The job that a start asks for: a new version may find something to do. */
  readonly atStart?: { readonly id: string }
  /** How many jobs are taken up at once. */
  readonly batchSize?: number
  /** The setting without which its jobs wait. */
  readonly needs?: keyof Config
}

const workers: Readonly<Record<Queue, Worker>> = {
  'audit.digest': { work: logAuditDigests, cron: '43 3 * * *' },
  'cards.renew': { work: renewByCard, cron: '11 * * * *', atStart: { id: 'all' }, needs: 'cards' },
  'digests.send': { work: sendDigests },
  'exports.expire': { work: expireAllExports, cron: '27 * * * *' },
  'exports.make': { work: makeExports },
  'facts.renew': { work: renewFacts, atStart: { id: '0' } },
  'invitations.mail': { work: mailWaitingInvitations, cron: '*/10 * * * *' },
  'mail.send': { work: sendMails, batchSize: 5, needs: 'MAIL_URL' },
  'mail.wake': { work: wakeWaitingMails, cron: '* * * * *', atStart: { id: '0' }, needs: 'MAIL_URL' },
  'months.keep': { work: keepMonthsAhead, atStart: { id: '0' } },
  'reminders.make': { work: makeReminders, cron: '*/15 * * * *', atStart: { id: '0' } },
  'rosters.expire': { work: expireRosters, cron: '37 * * * *' },
  'rosters.pull': { work: pullRosters, cron: '41 8 * * *', needs: 'ROSTER_KEY' },
  'rosters.work': { work: workOnRosters },
  'sendings.planned': { work: sendPlanned },
  'sessions.prune': {
    work: ({ database, now }) =>
      database.platform(async ({ db }) => {
        await pruneSessions(db, now())
        await pruneThrottles(db, now())
        await pruneMails(db, now())
        await forgetRegistrations(db, now())
      }),
    cron: '17 * * * *',
  },
  'years.begin': { work: beginYears, cron: '2 * * * *', atStart: { id: '0' } },
}

/**
 * How often jobs are looked for, in seconds: those that somebody may wait for, and those that a clock asks for. Each
 * look is a statement.
 */
export interface Pace {
  readonly hurried: number
  readonly unhurried: number
}
const PACE: Pace = { hurried: 2, unhurried: 5 }

/** Takes up jobs until closed. Jobs carry ids, never content: their tables know no districts. */
export async function startWorkers(
  services: Services,
  pace = PACE,
): Promise<{ boss: PgBoss; close(): Promise<void> }> {
  const { database, log } = services
  const pauses = (error: Error) => log.warn(`Jobs pause until the database answers: ${error.message}`)
  const boss = new PgBoss({ db: outlasting(database.pool, pauses), migrate: false })
  boss.on('error', pauses)
  try {
    await boss.start()
    await takeUp(boss, services, pace)
  } catch (error) {
    // What has begun must not go on beside the next try.
    await boss.stop({ graceful: false }).catch(pauses)
    throw error
  }
  return { boss, close: () => boss.stop({ graceful: true, timeout: 5_000 }) }
}

async function takeUp(boss: PgBoss, services: Services, pace: Pace) {
  for (const [queue, { work, cron, atStart, batchSize = 1, needs }] of Object.entries(workers)) {
    if (needs && !services.config[needs]) continue
    // Sent before anybody looks for jobs.
    if (atStart) await boss.send(queue, atStart, patience)
    const pollingIntervalSeconds = cron ? pace.unhurried : pace.hurried
    await boss.work<object>(queue, { batchSize, pollingIntervalSeconds }, (jobs) => work(services, jobs))
    if (cron) await boss.schedule(queue, cron)
  }
}
