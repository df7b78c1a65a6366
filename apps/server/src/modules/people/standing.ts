import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { SEEN_EVERY_MS } from '../../access/find-session.ts'
import { type Session, sessionOfRow } from '../../access/sessions.ts'
import type { Queries } from '../../database/doors.ts'
import { type DistrictToday, districtToday, onThisDay } from '../districts/district-today.ts'
import { findMe } from '../educators/find-me.ts'
import { loadActor } from './load-actor.ts'
import { findStanding } from './standing.queries.ts'

/** What a request of somebody who is signed in stands on, read in its transaction. */
export interface Standing {
  readonly session: Session
  readonly actor: Actor
  readonly place: DistrictToday
  /** The educator that the actor is, if they are one. */
  readonly me: EducatorId | undefined
}

/** The standing of a request, by one statement; undefined: its session has to be looked at, or written, first. */
export async function usualStanding(
  db: Queries,
  tokenHash: string,
  now: Date,
): Promise<Standing | undefined> {
  const seenSince = new Date(now.getTime() - SEEN_EVERY_MS).toISOString()
  const [found] = await findStanding(db, { tokenHash, now: now.toISOString(), seenSince })
  if (!found) return undefined
  const session = sessionOfRow({ ...found.session, parent: null })
  const place = onThisDay(found.district, now)
  const { userId, districtId } = session
  const assignments = found.held
    .filter(({ startsOn, endsOn }) => startsOn <= place.today && (endsOn === null || place.today <= endsOn))
    .map(({ role, schoolId, educatorIds }) => ({ role, schoolId, educatorIds }))
  return {
    session,
    place,
    actor: { userId, realUserId: userId, districtId, assignments },
    me: found.me ?? undefined,
  }
}

/** The standing of a session that was recognized before. */
export async function standingOf(db: Queries, session: Session, now: Date): Promise<Standing> {
  const place = await districtToday(db, now)
  const [actor, me] = await Promise.all([loadActor(db, session, place.today), findMe(db, session.userId)])
  return { session, place, actor, me }
}
