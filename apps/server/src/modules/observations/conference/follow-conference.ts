import { isConference } from '@corridor/domain/observation/conference'
import { invitedOf, isSameMeeting, plannedIn } from '@corridor/tools/tools/teacher-conference/meeting'
import { standingOf } from '@corridor/tools/tools/teacher-conference/standing'
import { ConferenceCapture } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import type { AnswerContext } from '../../../http/mount.ts'
import { findObservation } from '../observations.queries.ts'
import { inTodaysShape } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { startOf } from './calendar-file.ts'
import { findConference, writeConference } from './conferences.queries.ts'
import type { Calendared, conferences } from './conferences.tables.ts'
import { mailMeeting } from './mail-meeting.ts'

interface Named {
  readonly id: string
  readonly toolTypeId: number
}

/**
 * Follows a change of a conference: keeps when both meet and how far they have come, and tells both calendars what
 * changed. The same again changes nothing.
 */
export async function followConference(context: AnswerContext, { id, toolTypeId }: Named): Promise<void> {
  if (!isConference(toolTypeId)) return
  const { db } = context
  const [row, before] = [await findObservation(db, id), await findConference(db, id)]
  if (!row) return
  const { revision } = row
  const now = conferenceIn(row)
  await writeConference(db, now)
  const [was, is] = [before?.invited ?? null, now.invited]
  if (isSameMeeting(was, is) && was?.educatorId === is?.educatorId) return
  const isSamePerson = was?.educatorId === is?.educatorId
  if (was && !isSamePerson)
    await mailMeeting(context, row, { meeting: was, how: 'cancel', sequence: revision })
  if (is) {
    const before = was && isSamePerson ? was : undefined
    const how = before ? 'move' : 'invite'
    await mailMeeting(context, row, { meeting: is, how, sequence: revision, before })
  }
}

/** Takes a conference that is deleted out of the calendars, too. Its row goes with the observation. */
export async function leaveConference(context: AnswerContext, { id, toolTypeId }: Named): Promise<void> {
  if (!isConference(toolTypeId)) return
  const { db } = context
  const [row, conference] = [await findObservation(db, id), await findConference(db, id)]
  if (!row || !conference?.invited) return
  // The removal counts as a revision.
  await mailMeeting(context, row, {
    meeting: conference.invited,
    how: 'cancel',
    sequence: row.revision + 1,
  })
}

/** The row that is kept of a conference beside its document. */
export function conferenceIn(row: StoredObservation): typeof conferences.$inferSelect {
  const { districtId, id, schoolId, educatorId, observerId } = row
  const { document, status, contributed, startedAt } = row
  const capture = ConferenceCapture.parse(inTodaysShape(document).capture)
  const planned = plannedIn(capture)
  const invited = invitedOf(capture)
  const signed = contributed.filter(({ kind }) => kind === 'signature').map(({ key }) => key)
  const calendared: Calendared | null = invited && { ...invited, educatorId }
  return {
    districtId,
    observationId: id,
    schoolId,
    educatorId,
    observerId,
    meetsAt: planned ? startOf(planned, document.timeZone) : startedAt,
    isPlanned: planned !== null,
    minutes: capture.meeting.minutes,
    place: planned?.place ?? '',
    standing: standingOf(capture, { status, signed }),
    invited: calendared,
  }
}
