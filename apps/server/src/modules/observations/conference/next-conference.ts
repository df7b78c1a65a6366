import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { readableBy } from '../access/readable.ts'
import { invitationsForEducator } from '../answer/invitations.ts'
import { findObservation } from '../observations.queries.ts'
import { isFromNewer } from '../opened.ts'
import { nextMeeting } from './list.queries.ts'
import { invitedTo } from './list-conferences.ts'

interface Own {
  readonly actor: Actor
  readonly me: EducatorId
}

/** The next meeting to which an educator is invited, with how much of its agenda they have answered. */
export async function nextConference(
  db: Queries,
  own: Own,
  timeZone: string,
  now: Date,
): Promise<EducatorHome['conference']> {
  const found = await nextMeeting(db, own, now)
  const meeting = found && invitedTo(found, timeZone)
  if (!meeting) return null
  const { startsAt, minutes, place } = meeting
  const { id, observer } = found
  return { id, observer, startsAt, minutes, place, agenda: await agendaOf(db, own, id) }
}

async function agendaOf(db: Queries, { actor, me }: Own, id: string) {
  const row = await findObservation(db, id, readableBy(actor, me))
  if (!row || isFromNewer(row.document)) return null
  const asked = invitationsForEducator({ ...row, me }, actor).filter(({ isAhead }) => isAhead)
  return asked.length > 0
    ? { asked: asked.length, answered: asked.filter(({ answer }) => answer !== null).length }
    : null
}
