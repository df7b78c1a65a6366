import type { ToldDelivery } from '@corridor/contract/observations/delivery'
import type { DeliveryState, MailTrouble } from '@corridor/domain/mail/delivery'
import type { UserId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { prepared } from '../../../database/prepared.ts'
import { educators } from '../../educators/educators.tables.ts'
import { users } from '../../people/people.tables.ts'
import { observations } from '../observations.tables.ts'
import { isOutOfReach, isToldOutOfReach } from '../reach/out-of-reach.queries.ts'
import { deliveries, sendings, sentCopies } from '../send/sendings.tables.ts'

interface Outcome {
  readonly state: DeliveryState
  readonly at: Date
  readonly trouble: MailTrouble | null
}

/**
 * Notes what became of a mail, and answers which sending it was for. Whoever has opened the sending has it, whatever a
 * mail server says; and a mail that came back before we noted that it went out has come back.
 */
export async function setDeliveryState(db: Queries, mailId: string, { state, at, trouble }: Outcome) {
  const isOpen = state === 'sent' ? eq(deliveries.state, 'queued') : undefined
  const [delivery] = await db
    .update(deliveries)
    .set({ state, stateAt: at, trouble })
    .where(and(eq(deliveries.mailId, mailId), isNull(deliveries.openedAt), isOpen))
    .returning({ sendId: deliveries.sendId })
  return delivery?.sendId
}

/** The observer who sent a sending, and its first observation. */
export async function senderOf(db: Queries, sendId: string) {
  const { id, toolTypeId } = observations
  const [sender] = await db
    .select({ to: sendings.observerId, observation: { id, toolTypeId }, about: educators.name })
    .from(sendings)
    .innerJoin(sentCopies, eq(sentCopies.sendId, sendings.id))
    .innerJoin(observations, eq(id, sentCopies.observationId))
    .innerJoin(educators, eq(educators.id, sendings.educatorId))
    .where(eq(sendings.id, sendId))
    .orderBy(sentCopies.observationId)
    .limit(1)
  return sender
}

const undelivered: readonly DeliveryState[] = ['bounced', 'failed', 'not-mailed']

const renew = prepared<{ sendId: string }>()((db, value) => {
  const missing = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.sendId, value('sendId')),
        isNull(deliveries.openedAt),
        inArray(deliveries.state, [...undelivered]),
      ),
    )
  const together = db
    .select({ id: sentCopies.observationId })
    .from(sentCopies)
    .where(eq(sentCopies.sendId, value('sendId')))
  const standing = db
    .select({ id: sentCopies.observationId })
    .from(sentCopies)
    .where(
      and(
        eq(sentCopies.sendId, value('sendId')),
        eq(sentCopies.observationId, observations.id),
        eq(sentCopies.version, observations.version),
      ),
    )
  return db
    .update(observations)
    .set({ isUndelivered: sql`${exists(missing)}` })
    .where(
      and(
        inArray(observations.id, together),
        exists(standing),
        sql`${observations.isUndelivered} <> ${exists(missing)}`,
      ),
    )
})

/** Marks observations of a sending that stand as they were sent: whether somebody has not got them. */
export async function renewUndelivered(db: Queries, sendId: string): Promise<void> {
  await renew(db, { sendId })
}

/** Whether a mail about an observation came back or was given up, and nobody has opened it since. */
function hasReturned(db: Queries): SQL {
  const returned = db
    .select({ id: deliveries.id })
    .from(sentCopies)
    .innerJoin(deliveries, eq(deliveries.sendId, sentCopies.sendId))
    .where(and(isStandingCopy, isNull(deliveries.openedAt), inArray(deliveries.state, ['bounced', 'failed'])))
  return exists(returned)
}

/** Whether an observation did not arrive: found by its mark; whoever has an account since finds it in Corridor. */
export function isNotDelivered(db: Queries): SQL {
  return sql`(${observations.isUndelivered} and (${hasReturned(db)} or ${isOutOfReach(db)}))`
}

/** The copy that an observation was last sent as, and that stands. */
export const isStandingCopy = and(
  eq(sentCopies.observationId, observations.id),
  eq(sentCopies.version, observations.version),
)

/** Of all deliveries of what was sent, the one that tells most: one that did not arrive, or that waits; otherwise the educator's. */
export const tellingFirst = [
  sql`${deliveries.openedAt} is null and ${deliveries.state} <> 'sent' desc`,
  desc(deliveries.isEducator),
  asc(deliveries.name),
] as const

/** What is told of a delivery; whoever has opened it has it. */
export const told = {
  name: deliveries.name,
  isEducator: deliveries.isEducator,
  state: deliveries.state,
  openedAt: deliveries.openedAt,
  trouble: deliveries.trouble,
}

export function describeTold({ openedAt, ...it }: Told): ToldDelivery {
  return openedAt ? { ...it, state: 'opened' } : it
}

interface Told extends Omit<ToldDelivery, 'state'> {
  readonly state: DeliveryState
  readonly openedAt: Date | null
}

/** How some observations went out; an observation that was never sent went nowhere. */
export const deliveryOfEach = prepared<{ readonly ids: readonly string[] }>()((db, value) => {
  const { id } = observations
  return db
    .selectDistinctOn([id], { id, delivery: told, isOutOfReach: isToldOutOfReach(db) })
    .from(observations)
    .innerJoin(educators, eq(educators.id, observations.educatorId))
    .leftJoin(sentCopies, isStandingCopy)
    .leftJoin(deliveries, eq(deliveries.sendId, sentCopies.sendId))
    .where(isOneOf(id, value('ids')))
    .orderBy(id, ...tellingFirst)
})

/** Locks one delivery of an observation's last sending until the transaction ends. */
export async function lockDelivery(
  db: Queries,
  { id, version }: { readonly id: string; readonly version: number },
  deliveryId: string,
) {
  const [copy] = await db
    .select({ sendId: sentCopies.sendId })
    .from(sentCopies)
    .where(and(eq(sentCopies.observationId, id), eq(sentCopies.version, version)))
    .orderBy(desc(sentCopies.version))
  if (!copy) return undefined
  const [delivery] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, deliveryId), eq(deliveries.sendId, copy.sendId)))
    .for('update')
  return delivery
}

interface Again {
  readonly mailId: string
  readonly userId: UserId | null
}

/** Lets a delivery wait for another mail. */
export async function setDeliveryAgain(db: Queries, id: string, again: Again): Promise<void> {
  await db
    .update(deliveries)
    .set({ ...again, state: 'queued', stateAt: null, trouble: null })
    .where(eq(deliveries.id, id))
}

/** The first observation that each mail tells of, by when it began. */
export function observationsOfMails(db: Queries, mailIds: readonly string[], isReadable: SQL | undefined) {
  const { id, toolTypeId, startedAt } = observations
  return db
    .selectDistinctOn([deliveries.mailId], {
      mailId: deliveries.mailId,
      id,
      toolTypeId,
      educator: educators.name,
      observer: users.name,
      hasAccount: sql<boolean>`${accounts.userId} is not null`,
    })
    .from(deliveries)
    .innerJoin(sentCopies, eq(sentCopies.sendId, deliveries.sendId))
    .innerJoin(
      observations,
      and(eq(id, sentCopies.observationId), eq(observations.version, sentCopies.version)),
    )
    .innerJoin(educators, eq(educators.id, observations.educatorId))
    .innerJoin(users, eq(users.id, observations.observerId))
    .leftJoin(accounts, eq(accounts.userId, deliveries.userId))
    .where(and(isOneOf(deliveries.mailId, mailIds), isNull(deliveries.openedAt), isReadable))
    .orderBy(deliveries.mailId, startedAt, id)
}
