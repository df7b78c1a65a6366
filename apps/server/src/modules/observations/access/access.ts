import { Problem } from '@corridor/contract/problems'
import { isOwn } from '@corridor/domain/observation/observation-rules'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { keptContent } from '../../configurations/kept-content.ts'
import { findMe } from '../../educators/find-me.ts'
import { findObservation, lockRows } from '../observations.queries.ts'
import type { HeldObservation, StoredObservation } from '../stored-observation.ts'
import { type Reader, readableBy } from './readable.ts'

// An observation is handed out in three ways: to its observer as their own, to whoever may read it as readable, and to
// the educator whom it is about as received, to be answered. For anybody else it is not there.

/** An observation of the actor's own. */
export async function getOwn(db: Queries, actor: Actor, id: string): Promise<StoredObservation> {
  return ownOf(actor, await findObservation(db, id))
}

/** An observation of the actor's own, held until the transaction ends. */
export async function holdOwn(db: Queries, actor: Actor, id: string): Promise<HeldObservation> {
  return ownOf(actor, await hold(db, id))
}

/** Locks an observation: whoever else wants to change it waits until the transaction ends. */
export async function hold(db: Queries, id: string): Promise<HeldObservation | undefined> {
  const [held] = await holdAll(db, [id])
  return held
}

export async function holdAll(db: Queries, ids: readonly string[]): Promise<HeldObservation[]> {
  const rows = await lockRows(db, ids)
  return Promise.all(
    rows.map(async (row) => {
      const configuration = await keptContent(db, row.districtId, row)
      if (!configuration) throw new Error('An observation names a set-up that is not there.')
      return { ...row, configuration }
    }),
  )
}

export function ownOf<T extends HeldObservation>(actor: Actor, found: T | undefined): T {
  if (!found || !isOwn(actor, found)) throw new Problem('observation-not-found')
  return found
}

/** A stored observation for somebody who may read it. */
export interface ReadableObservation extends StoredObservation {
  /** The educator that the reader is, if they are one. */
  readonly me: EducatorId | undefined
}

/** An observation that the actor may read. */
export async function getReadable(db: Queries, actor: Actor, id: string): Promise<ReadableObservation> {
  const { me } = await readerOf(db, actor)
  const found = await findObservation(db, id, readableBy(actor, me))
  if (!found) throw new Problem('observation-not-found')
  return { ...found, me }
}

/** An observation that the actor may read, held until the transaction ends. */
export async function getReadableForUpdate(
  db: Queries,
  actor: Actor,
  id: string,
): Promise<ReadableObservation> {
  await lockRows(db, [id])
  return getReadable(db, actor, id)
}

/** An observation that is about the actor and reached them, held until the transaction ends. Other readers only read. */
export async function getReceived(db: Queries, actor: Actor, id: string): Promise<ReadableObservation> {
  const received = await getReadableForUpdate(db, actor, id)
  if (received.educatorId !== received.me) throw new Problem('forbidden')
  return received
}

export async function readerOf(db: Queries, actor: Actor): Promise<Reader> {
  return { actor, me: await findMe(db, actor.userId) }
}

interface Between {
  readonly observerId: UserId
  readonly educatorId: EducatorId
}

/** Whether the reader is the educator whom somebody else observed: they read what was sent. */
export function isAboutReader({ observerId, educatorId }: Between, { actor, me }: Reader): boolean {
  return educatorId === me && observerId !== actor.userId
}

/** Whether the reader is the educator or the observer: what these two write each other is for them alone. */
export function isBetweenThem({ observerId, educatorId }: Between, { actor, me }: Reader): boolean {
  return observerId === actor.userId || educatorId === me
}
