import { type Letter, mailOfConference } from '@corridor/domain/mail/conference-mail'
import { meetingWords } from '@corridor/tools/tools/teacher-conference/meeting'
import type { AnswerContext } from '../../../http/mount.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { mailAddress } from '../../../mail/mail-address.ts'
import { notify } from '../../notices/notify.ts'
import { quietEnd } from '../../notices/quiet-end.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { type CalendarEvent, calendarFile, endOf, startOf } from './calendar-file.ts'
import { addressOf } from './conferences.queries.ts'
import type { Calendared } from './conferences.tables.ts'

interface Told {
  readonly meeting: Calendared
  readonly how: Letter
  readonly sequence: number
  /** The meeting that it was before it was moved. */
  readonly before?: Calendared | undefined
}

/** Puts a meeting into both calendars, moves it there or takes it out. Nobody hears of a meeting that is over. */
export async function mailMeeting(
  context: AnswerContext,
  row: StoredObservation,
  { meeting, how, sequence, before }: Told,
): Promise<void> {
  const { db, now } = context
  if (endOf(meeting, row.document.timeZone) < now()) return
  const educator = await getAddressee(db, meeting.educatorId)
  const event = await eventOf(context, row, { meeting, sequence, educator })
  const when = meetingWords(meeting)
  const begin = [meeting, ...(before ? [before] : [])].map((it) => startOf(it, row.document.timeZone))
  const waitsUntil = await quietBefore(context, begin)
  const mail = (other: string, link: CalendarEvent['link']) => ({
    // A link opens nothing any more once the meeting is taken back.
    ...mailOfConference(how, { other, when, link: how === 'cancel' ? null : link }),
    calendar: calendarFile({ ...event, link }, how === 'cancel' ? 'cancel' : 'request'),
    now: now(),
    waitsUntil,
  })
  const { observer, link } = event
  const address = educator.userId === null ? educator.email : null
  await mailAccount(context, row.observerId, mail(educator.name, link))
  if (educator.userId !== null) {
    await mailAccount(context, educator.userId, mail(observer.name, link))
    const told = { to: educator.userId, key: `meeting ${row.id} ${sequence}`, by: observer.name }
    await notify(context, [{ ...told, kind: noticeOf[how], day: meeting.on }])
    // Somebody who does not sign in gets no link, neither in the mail nor in the calendar.
  } else if (address) await mailAddress(context, address, mail(observer.name, null))
}

/** Until when word of meetings waits: not at all where one begins in quiet hours, or as they end. */
async function quietBefore(context: AnswerContext, begin: readonly Date[]): Promise<Date | undefined> {
  const end = await quietEnd(context)
  return end && begin.every((it) => it > end) ? end : undefined
}

const noticeOf = { invite: 'meeting', move: 'meeting-moved', cancel: 'meeting-off' } as const

interface Around {
  readonly meeting: Calendared
  readonly sequence: number
  readonly educator: Awaited<ReturnType<typeof getAddressee>>
}

export async function eventOf(
  { db, config, now }: Pick<AnswerContext, 'db' | 'config' | 'now'>,
  { id, document, observer, observerId }: StoredObservation,
  { meeting, sequence, educator }: Around,
): Promise<CalendarEvent> {
  return {
    id,
    host: config.PUBLIC_URL.hostname,
    sequence,
    meeting,
    timeZone: document.timeZone,
    observer: { name: observer.name, email: await addressOf(db, observerId) },
    educator: { name: educator.name, email: educator.email },
    link: new URL('/observations?tool=10', config.PUBLIC_URL.origin).href,
    now: now(),
  }
}
