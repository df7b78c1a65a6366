import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId } from '@corridor/domain/people/ids'
import { and, asc, between, eq, gt, gte, isNotNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { actionSteps, educators } from '../../educators/educators.tables.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import { waitingWith } from '../../observations/planned/waiting-with.ts'
import { sendings, sentCopies } from '../../observations/send/sendings.tables.ts'
import { users } from '../../people/people.tables.ts'
import { reminderRounds } from '../notices.tables.ts'

/** Locks the round of a district, how far it has been reminded; whoever comes next waits until the transaction ends. */
export async function lockRound(db: Queries, first: typeof reminderRounds.$inferSelect) {
  await db.insert(reminderRounds).values(first).onConflictDoNothing()
  const [round] = await db.select().from(reminderRounds).for('update')
  return round ?? first
}

export async function lastRound(db: Queries): Promise<Day | undefined> {
  const [round] = await db.select({ lastOn: reminderRounds.lastOn }).from(reminderRounds)
  return round?.lastOn
}

export async function setRound(
  db: Queries,
  districtId: DistrictId,
  round: Partial<Omit<typeof reminderRounds.$inferSelect, 'districtId'>>,
) {
  await db.update(reminderRounds).set(round).where(eq(reminderRounds.districtId, districtId))
}

interface Days {
  readonly from: Day
  readonly through: Day
}

/**
 * Visits of some days that their observer has begun or finished and not sent, once each. Reads the few that are not sent,
 * however many are. A talk that is being prepared, and what is captured for calibration, is not sent; when what is
 * planned goes out has been decided.
 */
export function unsentVisits(db: Queries, { from, through }: Days, midnight: (day: Day) => Date) {
  const { id, visitId, observerId, startedAt, startedOn, status, toolTypeId, purpose, isAhead } = observations
  return db
    .selectDistinctOn([observerId, visitId], {
      id,
      toolTypeId,
      visitId,
      day: startedOn,
      to: observerId,
      about: educators.name,
    })
    .from(observations)
    .innerJoin(educators, eq(educators.id, observations.educatorId))
    .where(
      and(
        sql`${status} in ('draft', 'completed')`,
        // Goes along the index; a day is where it happened, which may be a day off.
        gte(startedAt, midnight(from)),
        between(startedOn, from, through),
        or(eq(status, 'completed'), ne(toolTypeId, 10)),
        ne(purpose, 'calibration'),
        eq(isAhead, false),
        notExists(waitingWith(db)),
      ),
    )
    .orderBy(asc(observerId), asc(visitId), asc(startedAt), asc(id))
}

/** Sendings between two moments that are neither read nor answered, once for what was sent together. */
export function unansweredSendings(db: Queries, since: Date, until: Date) {
  const { sendId, observationId, version } = sentCopies
  const together = alias(sentCopies, 'together')
  const answers = db
    .select({ id: contributions.observationId })
    .from(together)
    .innerJoin(contributions, eq(contributions.observationId, together.observationId))
    .where(and(eq(together.sendId, sendings.id), sql`${contributions.kind} in ('reply', 'meet')`))
  return db
    .selectDistinctOn([sendings.id], {
      sendId: sendings.id,
      id: observations.id,
      toolTypeId: observations.toolTypeId,
      observerId: sendings.observerId,
      by: users.name,
      about: educators.name,
      // Who has opened a link is a user, too, and has no bell before they have an account.
      educatorUserId: accounts.userId,
    })
    .from(sendings)
    .innerJoin(sentCopies, eq(sendId, sendings.id))
    .innerJoin(observations, and(eq(observations.id, observationId), eq(observations.version, version)))
    .innerJoin(educators, eq(educators.id, sendings.educatorId))
    .innerJoin(users, eq(users.id, sendings.observerId))
    .leftJoin(accounts, eq(accounts.userId, educators.userId))
    .where(
      and(
        gte(sendings.sentAt, since),
        lt(sendings.sentAt, until),
        eq(observations.status, 'sent'),
        notExists(answers),
      ),
    )
    .orderBy(asc(sendings.id), asc(observations.startedAt), asc(observations.id))
}

export type Unanswered = Awaited<ReturnType<typeof unansweredSendings>>[number]

/** Open steps that are due on some days, with who agreed on them and who is to try them. */
export function dueSteps(db: Queries, { from, through }: Days) {
  const { id, dueOn, createdById, status } = actionSteps
  return db
    .select({
      id,
      dueOn: sql<Day>`${dueOn}`,
      createdById,
      about: educators.name,
      educatorUserId: educators.userId,
    })
    .from(actionSteps)
    .innerJoin(educators, eq(educators.id, actionSteps.educatorId))
    .where(and(eq(status, 'open'), between(dueOn, from, through)))
    .orderBy(asc(dueOn), asc(id))
}

/** Days on which an observer meant to visit somebody again, and has not been there since. */
export function dueFollowUps(db: Queries, { from, through }: Days) {
  const { id, toolTypeId, educatorId, observerId, startedAt, carried } = observations
  const day = sql<Day>`(${carried} ->> 'followUpOn')`
  const later = alias(observations, 'later')
  const kept = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.educatorId, educatorId),
        eq(later.observerId, observerId),
        gt(later.startedAt, startedAt),
        gte(sql`${later.startedOn}::text`, day),
      ),
    )
  return db
    .select({ id, toolTypeId, day, to: observerId, about: educators.name })
    .from(observations)
    .innerJoin(educators, eq(educators.id, educatorId))
    .where(and(isNotNull(day), gte(day, from), lte(day, through), notExists(kept)))
}
