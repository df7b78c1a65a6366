import { addDays, type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { digestTime, quietUntil } from '@corridor/domain/calendar/quiet-hours'
import { type DistrictCalendar, hasSchool, reminderDays } from '@corridor/domain/calendar/reminder-days'
import { localTimeIn } from '@corridor/domain/clock/local-time'
import { timeIn } from '@corridor/domain/clock/time-in'
import type { Policies } from '@corridor/domain/people/policies'
import { counted } from '@corridor/domain/words/count-words'

export interface Where {
  readonly calendar: DistrictCalendar
  readonly timeZone: string
  readonly now: Date
}

const MOST_DAYS = 300

/** What follows from the reply window, with an example by the district’s own calendar. */
export function replyWindowWords({ replyWindow }: Pick<Policies, 'replyWindow'>, where: Where): string {
  const rule = `After ${counted(replyWindow, 'school day')} without a read mark or a reply, the educator and the observer are reminded once.`
  const sentOn = schoolDayFrom(where, dayIn(where.timeZone, where.now))
  const remindedOn =
    sentOn &&
    daysFrom(addDays(sentOn, 1)).find((day) => {
      const days = reminderDays(where.calendar, day, replyWindow)
      return days !== undefined && days.unansweredThrough >= sentOn
    })
  if (!sentOn || !remindedOn) return rule
  return `${rule} Sent on ${weekdayAndDay(sentOn)}, that is on the morning of ${weekdayAndDay(remindedOn)}.`
}

/** What quiet hours do, with an example. */
export function quietWords(
  policies: Pick<Policies, 'quietHours' | 'quietOnClosedDays'>,
  where: Where,
): string {
  const { quietHours, quietOnClosedDays } = policies
  if (!quietHours && !quietOnClosedDays)
    return 'Emails go out at any hour of any day. Reminders and the daily digest still come on the mornings of school days only.'
  const { calendar, timeZone } = where
  const local = localTimeIn(timeZone)
  const day = schoolDayFrom(where, dayIn(timeZone, where.now)) ?? dayIn(timeZone, where.now)
  const closed = daysFrom(day).find((it) => isClosed(where, it)) ?? day
  const written = quietHours ? local(day, minutesOf(quietHours.from) + 30) : local(closed, 600)
  const sentAt = quietUntil(policies, calendar, timeZone, written)
  const example = sentAt
    ? ` Something that happens on ${momentWords(timeZone, written)} is emailed on ${momentWords(timeZone, sentAt)}.`
    : ''
  return `Emails about observations wait until it is over.${example} The bell tells of it at once, and emails that guard an account never wait.`
}

/** When digests and reminders come. */
export function digestWords(policies: Pick<Policies, 'quietHours'>, { timeZone, now }: Where): string {
  const at = localTimeIn(timeZone)(dayIn(timeZone, now), minutesOf(digestTime(policies)))
  return `Reminders and the daily digest come at ${timeIn(timeZone, at.toISOString())} on school days, never on weekends or closures.`
}

export const replyToWords: Readonly<Record<Policies['replyTo'], string>> = {
  nobody: 'Emails come from Corridor, and an answer to one reaches nobody. Educators reply in Corridor.',
  observer:
    'An educator who answers the email writes to the observer’s own mailbox. Such an answer is not kept in Corridor and is not on the record.',
}

function momentWords(timeZone: string, at: Date): string {
  return `${weekdayAndDay(dayIn(timeZone, at))} at ${timeIn(timeZone, at.toISOString())}`
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The first school day from a day on; before and between school years, that of the next. */
function schoolDayFrom({ calendar }: Where, today: Day): Day | undefined {
  return daysFrom(today).find((day) => hasSchool(calendar, day))
}

function isClosed({ calendar }: Where, day: Day): boolean {
  const isInYear = calendar.years.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  return isInYear && !hasSchool(calendar, day)
}

function daysFrom(day: Day): Day[] {
  return Array.from({ length: MOST_DAYS }, (_, index) => addDays(day, index))
}
