import { Problem } from '@corridor/contract/problems'
import { isImpersonated } from '@corridor/domain/people/actor'
import { plannedIn } from '@corridor/tools/tools/teacher-conference/meeting'
import { ConferenceCapture } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import { Download } from '../../../http/download.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { findObservation } from '../observations.queries.ts'
import { inTodaysShape } from '../opened.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { calendarFile } from './calendar-file.ts'
import { findConference } from './conferences.queries.ts'
import type { Calendared } from './conferences.tables.ts'
import { eventOf } from './mail-meeting.ts'

/**
 * A conference as a calendar file for its two: the observer as it is planned, the educator as they were invited. Nobody
 * else's calendar has it.
 */
export async function showCalendar(context: ActorContext, id: string): Promise<Download> {
  const { db, actor, me } = context
  const [row, conference] = [await findObservation(db, id), await findConference(db, id)]
  if (!row || isImpersonated(actor)) throw new Problem('observation-not-found')
  const isMine = row.observerId === actor.userId
  const isAboutMe = row.educatorId === me && conference?.invited != null
  if (!isMine && !isAboutMe) throw new Problem('observation-not-found')
  const meeting = (isMine && conference ? plannedFor(row) : null) ?? conference?.invited ?? null
  if (!meeting) throw new Problem('conference-not-planned')
  const educator = await getAddressee(db, row.educatorId)
  const event = await eventOf(context, row, { meeting, sequence: row.revision, educator })
  const bytes = new TextEncoder().encode(calendarFile(event, 'file'))
  return new Download('conference.ics', bytes.byteLength, bytes)
}

function plannedFor({ document, educatorId }: StoredObservation): Calendared | null {
  const planned = plannedIn(ConferenceCapture.parse(inTodaysShape(document).capture))
  return planned && { ...planned, educatorId }
}
