import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import { educatorSight, mayManageEducator, schoolsOf } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { type FoundEducator, findEducator } from './educators.queries.ts'
import type { Sight } from './in-sight.ts'
import { whoNow } from './merging/who-now.ts'
import { type TeachingRow, teachingOf } from './teaching/teaching.queries.ts'
import type { VisitSight } from './visits/visits.queries.ts'

export function sightOf(actor: Actor, today: Day): Sight {
  return { scope: educatorSight(actor), userId: actor.userId, today }
}

export function visitSightOf(actor: Actor, found: readonly FoundEducator[]): VisitSight {
  const me = found.find((it) => isMe(actor, it))?.id
  return { actor, me }
}

export function isMe(actor: Actor, { userId }: FoundEducator): boolean {
  return userId === actor.userId
}

/** An educator with all the places where they taught, teach and will teach. */
export interface KnownEducator extends FoundEducator {
  readonly taught: readonly TeachingRow[]
  /** The schools that the educator belongs to. */
  readonly schools: ReturnType<typeof schoolsOf>
}

/** An educator whom the actor sees. One out of sight is answered like one who is not there. */
export async function getSeen(db: Queries, actor: Actor, today: Day, id: EducatorId): Promise<KnownEducator> {
  return get(db, sightOf(actor, today), id)
}

/** The educator at a page's address; for one who was merged into another, that other one. */
export async function getSeenNow(
  db: Queries,
  actor: Actor,
  today: Day,
  id: EducatorId,
): Promise<KnownEducator> {
  const sight = sightOf(actor, today)
  const found = await findKnown(db, sight, id)
  return found ?? get(db, sight, (await whoNow(db, id)) ?? id)
}

/** An educator whom the actor may change. One who is not theirs to change is answered like one out of sight. */
export async function getManaged(
  db: Queries,
  actor: Actor,
  today: Day,
  id: EducatorId,
): Promise<KnownEducator> {
  const educator = await getSeen(db, actor, today, id)
  if (!mayManageEducator(actor, educator)) throw new Problem('educator-not-found')
  return educator
}

/** An educator whom the actor has just changed, though the change may have taken them out of sight. */
export function getChanged(
  db: Queries,
  { userId }: Actor,
  today: Day,
  id: EducatorId,
): Promise<KnownEducator> {
  return get(db, { scope: { schools: 'all', educators: [] }, userId, today }, id)
}

async function get(db: Queries, sight: Sight, id: EducatorId): Promise<KnownEducator> {
  const found = await findKnown(db, sight, id)
  if (!found) throw new Problem('educator-not-found')
  return found
}

async function findKnown(db: Queries, sight: Sight, id: EducatorId): Promise<KnownEducator | undefined> {
  const found = await findEducator(db, sight, id)
  if (!found) return undefined
  const taught = await teachingOf(db, [id])
  return { ...found, taught, schools: schoolsOf(taught, sight.today) }
}
