import type { Delivery } from '@corridor/contract/observations/delivery'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { renewUndelivered } from '../delivery/delivery.queries.ts'
import { type DeliveryRow, deliveriesOf, setOpened } from './deliveries.queries.ts'

interface Telling {
  /** The educator as they are called now, also where it was sent under another name. */
  readonly educator: string
  readonly mayTryAgain: boolean
  /** Whether there is a mail server, so that mails leave at all. */
  readonly isSending: boolean
  readonly now: Date
}

/** The deliveries of a sending, in words. Addresses are told to who may try again. */
export async function describeDeliveries(
  db: Queries,
  sendId: string,
  { educator, mayTryAgain, isSending, now }: Telling,
): Promise<Delivery[]> {
  const rows = await deliveriesOf(db, sendId)
  return rows.map((row) => ({
    id: row.id,
    name: row.isEducator ? educator : (row.nameNow ?? row.name),
    isEducator: row.isEducator,
    hasAccount: row.userId !== null,
    address: mayTryAgain ? row.address : null,
    mayTryAgain: mayTryAgain && mayBeTriedAgain(row),
    waitsUntil: (isSending && waitsUntil(row, now)?.toISOString()) || null,
    isHeld: !isSending && row.state === 'queued' && row.openedAt === null,
    ...stateOf(row),
  }))
}

/** Whether a delivery did not arrive, and nobody has opened it since. */
function mayBeTriedAgain({ openedAt, state }: Pick<DeliveryRow, 'openedAt' | 'state'>): boolean {
  return openedAt === null && (state === 'bounced' || state === 'failed')
}

interface Opened {
  readonly id: string
  readonly version: number
  readonly educatorId: EducatorId
}

/** Marks a sending as opened by its reader. Support with somebody's eyes opens nothing for them. */
export async function markOpened(
  db: Queries,
  actor: Actor,
  at: Date,
  { id, version, educatorId }: Opened,
  me: EducatorId | undefined,
): Promise<void> {
  if (actor.realUserId !== actor.userId) return
  const isEducator = educatorId === me
  const opened = await setOpened(db, { id, version, userId: actor.userId, isEducator, at })
  const wasMissing = opened && opened.state !== 'queued' && opened.state !== 'sent'
  if (wasMissing) await renewUndelivered(db, opened.sendId)
}

function stateOf(row: DeliveryRow): Pick<Delivery, 'state' | 'at' | 'trouble'> {
  const { openedAt, state, stateAt, trouble, delay } = row
  if (openedAt) return { state: 'opened', at: openedAt.toISOString(), trouble: null }
  return { state, at: stateAt?.toISOString() ?? null, trouble: state === 'queued' ? delay : trouble }
}

const MINUTE_MS = 60_000

/**
 * Until when a mail waits for the end of quiet hours, by the clock of who asks: the database, which lets mails go, has
 * one of its own.
 */
function waitsUntil({ openedAt, state, waits }: DeliveryRow, now: Date): Date | undefined {
  if (openedAt || state !== 'queued' || waits === null) return undefined
  return new Date(Math.round((now.getTime() + waits * 1_000) / MINUTE_MS) * MINUTE_MS)
}
