import { type Actor, holds, isImpersonated, scopeOf } from '../people/actor.ts'
import type { EducatorId, SchoolId, UserId } from '../people/ids.ts'
import type { Permission } from '../people/roles.ts'
import type { ObservationStatus, Purpose } from './observation-words.ts'

interface Observed {
  readonly observerId: UserId
  readonly educatorId: EducatorId
  /** The school where the visit happened, whatever became of the educator since. */
  readonly schoolId: SchoolId
  readonly status: ObservationStatus
  readonly purpose: Purpose
  /** Counts what was sent: above 1 there is a copy, whatever is being changed. */
  readonly version: number
  /** Since when the educator is asked something ahead of the sending. */
  readonly sharedAt: Date | null
}

/**
 * Whether somebody may read an observation. Drafts are the observer's alone, coaching is between two people, and an
 * educator reads what was sent; of one that asks them something ahead, the questions. Support with anybody's eyes reads
 * neither drafts nor coaching.
 */
export function mayRead(actor: Actor, it: Observed, me: EducatorId | undefined): boolean {
  if (isImpersonated(actor) && (it.status === 'draft' || it.purpose === 'coaching')) return false
  if (it.observerId === actor.userId) return true
  if (it.educatorId === me) return wasSent(it) || it.sharedAt !== null
  if (it.status === 'draft' || it.purpose === 'coaching') return false
  return isWithin(actor, 'report.school', it)
}

/** Whether an observation, with private notes and unfinished work, is the actor's: support with their eyes is not them. */
export function isOwn(actor: Actor, { observerId }: Pick<Observed, 'observerId'>): boolean {
  return observerId === actor.userId && !isImpersonated(actor)
}

/** Whether the actor may edit an observation: only the observer, until it is sent. */
export function mayEdit(actor: Actor, it: Observed): boolean {
  return isOwn(actor, it) && !isSent(it.status)
}

/** Whether the actor may send an observation: its observer, while they observe. Later they only keep what they made. */
export function maySend(actor: Actor, it: Observed): boolean {
  return isOwn(actor, it) && it.status === 'completed' && holds(actor, 'observation.create')
}

/**
 * Whether the actor may have a mail that came back sent again: the sender who still observes, and who may open the
 * observation again.
 */
export function maySendAgain(actor: Actor, it: Observed): boolean {
  if (!isSent(it.status)) return false
  return (isOwn(actor, it) && holds(actor, 'observation.create')) || mayReopen(actor, it)
}

/** Whether the actor may open a sent observation again: who leads the school; of coaching, only its own observer. */
export function mayReopen(actor: Actor, it: Observed): boolean {
  if (!isSent(it.status) || !isWithin(actor, 'observation.reopen', it)) return false
  return it.purpose !== 'coaching' || it.observerId === actor.userId
}

export function mayAcknowledge(it: Observed, me: EducatorId | undefined): boolean {
  return it.educatorId === me && it.status === 'sent'
}

/** Whether an observation was ever sent: it stays with the educator, also while it is opened again. */
export function wasSent({ status, version }: Pick<Observed, 'status' | 'version'>): boolean {
  return isSent(status) || version > 1
}

export function isSent(status: ObservationStatus): boolean {
  return status === 'sent' || status === 'acknowledged'
}

function isWithin(actor: Actor, permission: Permission, it: Observed): boolean {
  const { schools, educators } = scopeOf(actor, permission)
  return schools === 'all' || schools.includes(it.schoolId) || educators.includes(it.educatorId)
}
