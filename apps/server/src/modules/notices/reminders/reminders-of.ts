import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { ReminderDays } from '@corridor/domain/calendar/reminder-days'
import { localTimeIn } from '@corridor/domain/clock/local-time'
import type { Queries } from '../../../database/doors.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import type { NewNotice } from '../notify.ts'
import {
  dueFollowUps,
  dueSteps,
  type Unanswered,
  unansweredSendings,
  unsentVisits,
} from './reminders.queries.ts'

/** How many days back each day looks, for what arrived late or was changed. */
const LOOK_BACK_DAYS = 30

/** The round before: its day, and the days through which unanswered sendings and unsent visits were asked about. */
interface Before {
  readonly lastOn: Day
  readonly unansweredThrough: Day
  readonly unsentThrough: Day
}

interface Reminders {
  readonly notices: readonly NewNotice[]
  readonly unanswered: readonly Unanswered[]
}

/**
 * All reminders for people of a district on a school day, and what is unanswered. Notices that they had before have the
 * same key.
 */
export async function remindersOf(
  db: Queries,
  { today, district }: DistrictToday,
  { unsentThrough, unansweredThrough, dueThrough }: ReminderDays,
  before: Before,
): Promise<Reminders> {
  const local = localTimeIn(district.timeZone)
  const midnight = (day: Day) => local(day, 0)
  // A round is noted on days without school, too: through a break what is due is looked for from before it.
  const lastSchool = unsentThrough < before.lastOn ? unsentThrough : before.lastOn
  const since = addDays(lastSchool, -LOOK_BACK_DAYS)
  // After a long break all of it is new, and older visits than usual with it.
  const [unsentFrom = unsentThrough] = [
    addDays(unsentThrough, -LOOK_BACK_DAYS),
    addDays(before.unsentThrough, 1),
  ].sort()
  const [unsent, unanswered, steps, followUps] = await Promise.all([
    unsentVisits(db, { from: unsentFrom, through: unsentThrough }, (day) => midnight(addDays(day, -1))),
    unansweredSendings(
      db,
      midnight(addDays(before.unansweredThrough, 1)),
      midnight(addDays(unansweredThrough, 1)),
    ),
    dueSteps(db, { from: since, through: dueThrough }),
    dueFollowUps(db, { from: since, through: dueThrough }),
  ])
  const notices = [
    ...unsent.map(unsentNotice),
    ...unanswered.flatMap(unansweredNotices),
    ...steps.flatMap((it) => stepNotices(it, today)),
    ...followUps.map(followUpNotice),
  ]
  return { notices, unanswered }
}

type Found<T extends (...args: never[]) => PromiseLike<readonly unknown[]>> = Awaited<ReturnType<T>>[number]

function unsentNotice({ to, visitId, day, about, ...observation }: Found<typeof unsentVisits>): NewNotice {
  return { to, kind: 'unsent', key: `unsent ${visitId}`, observation, day, about }
}

function unansweredNotices(it: Unanswered): NewNotice[] {
  const what = { key: `unanswered ${it.sendId}`, observation: { id: it.id, toolTypeId: it.toolTypeId } }
  const toObserver = { to: it.observerId, kind: 'unheard', about: it.about, ...what } as const
  if (it.educatorUserId === null) return [toObserver]
  return [toObserver, { to: it.educatorUserId, kind: 'unanswered', by: it.by, ...what }]
}

/** Notices of a step before it is due, and once when it is past: to whoever is to try it, and to whoever agreed on it. */
function stepNotices(it: Found<typeof dueSteps>, today: Day): NewNotice[] {
  const kind = it.dueOn < today ? 'step-overdue' : 'step-due'
  const what = { kind, key: `${kind} ${it.id} ${it.dueOn}`, stepId: it.id, day: it.dueOn } as const
  const toLeader = { to: it.createdById, about: it.about, ...what }
  const isOther = it.educatorUserId !== null && it.educatorUserId !== it.createdById
  return isOther && it.educatorUserId !== null ? [toLeader, { to: it.educatorUserId, ...what }] : [toLeader]
}

function followUpNotice({ to, day, about, ...observation }: Found<typeof dueFollowUps>): NewNotice {
  return { to, kind: 'follow-up', key: `follow-up ${observation.id} ${day}`, observation, day, about }
}
