import { addDays, clockIn } from '@corridor/domain/calendar/calendar'
import { digestTime } from '@corridor/domain/calendar/quiet-hours'
import { reminderDays, unsentBefore } from '@corridor/domain/calendar/reminder-days'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { Transaction } from '../../../database/doors.ts'
import { everyDistrict } from '../../../database/every-district.queries.ts'
import { enqueue } from '../../../jobs/queues.ts'
import type { Services } from '../../../services.ts'
import { remindOfBills } from '../../billing/reminders/remind-of-bills.ts'
import { readCalendar } from '../../districts/closed-days.ts'
import { districtToday } from '../../districts/district-today.ts'
import { remindOfSending } from '../../observations/send/remind-of-sending.ts'
import { deleteBefore } from '../notices.queries.ts'
import { noticeId, notify } from '../notify.ts'
import { lastRound, lockRound, setRound } from './reminders.queries.ts'
import { remindersOf } from './reminders-of.ts'

type Waking = Pick<Services, 'database' | 'config' | 'now' | 'log'>

/**
 * Makes the reminders of all districts. Asked often: in each district it does something once a day, in the morning by
 * its own clock.
 */
export async function makeReminders(services: Waking): Promise<void> {
  const { database, now, log } = services
  for (const districtId of await database.platform(({ db }) => everyDistrict(db))) {
    try {
      await database.tenant(districtId, (transaction) => wake(transaction, services, districtId, now()))
    } catch (error) {
      // One district's failure does not keep the others from their reminders; the next round tries again.
      const kind = error instanceof Error ? error.name : typeof error
      log.error({ districtId, kind }, 'Reminders of a district could not be made.')
    }
  }
}

/** Makes all reminders of a morning, or none: of several servers one does it, and the others find it done. */
async function wake(
  transaction: Transaction,
  { config }: Waking,
  districtId: DistrictId,
  now: Date,
): Promise<void> {
  const { db } = transaction
  const place = await districtToday(db, now)
  const { today, policies, district } = place
  if (clockIn(district.timeZone, now) < digestTime(policies)) return
  const last = await lastRound(db)
  if (last !== undefined && last >= today) return
  // The first round of all asks about the last two weeks.
  const first = addDays(today, -14)
  const before = await lockRound(db, { districtId, lastOn: first, unansweredThrough: first })
  if (before.lastOn >= today) return
  await deleteBefore(db, noticeId(new Date(now.getTime() - KEPT_MS)), MOST_DELETED)
  const calendar = await readCalendar(db)
  const days = reminderDays(calendar, today, policies.replyWindow)
  await remindOfBills({ ...transaction, config, place }, before.lastOn)
  if (!days || !place.isPaidFor) return setRound(db, districtId, { lastOn: today })
  const { notices, unanswered } = await remindersOf(db, place, days, {
    ...before,
    unsentThrough: unsentBefore(calendar, before.lastOn),
  })
  const telling = { ...transaction, config, place }
  await notify(telling, notices)
  // Who has no account has no bell either.
  for (const it of unanswered.filter(({ educatorUserId }) => educatorUserId === null))
    await remindOfSending({ ...telling, now: () => now }, it)
  // A calendar that moved may take the day back; nobody is asked about the same again.
  const [unansweredThrough = ''] = [days.unansweredThrough, before.unansweredThrough].sort().reverse()
  await setRound(db, districtId, { lastOn: today, unansweredThrough })
  await enqueue(transaction, 'digests.send', { id: String(districtId) })
}

const KEPT_MS = 90 * 24 * 3_600_000
const MOST_DELETED = 20_000
