import { localTimeIn } from '../clock/local-time.ts'
import { addDays, clockIn, type Day, dayIn } from './calendar.ts'
import { type DistrictCalendar, hasSchool } from './reminder-days.ts'

interface QuietHours {
  readonly from: string
  readonly to: string
}

/** When digests go out and reminders are made, unless quiet hours still last then. */
const MORNING = '07:00'

interface Quiet {
  readonly quietHours: QuietHours | null
  /** Whether weekends and closures of a school year are quiet as a whole. */
  readonly quietOnClosedDays: boolean
}

/** At what time of a school day digests go out and reminders are made. */
export function digestTime({ quietHours }: Pick<Quiet, 'quietHours'>): string {
  return quietHours && isWithin(quietHours, MORNING) ? quietHours.to : MORNING
}

/** Until when a mail waits that would go out now; undefined: it goes out. */
export function quietUntil(
  quiet: Quiet,
  calendar: DistrictCalendar,
  timeZone: string,
  now: Date,
): Date | undefined {
  const { quietHours, quietOnClosedDays } = quiet
  const [today, clock] = [dayIn(timeZone, now), clockIn(timeZone, now)]
  const isQuietDay = (day: Day) => quietOnClosedDays && isClosed(calendar, day)
  const isQuietNow = quietHours !== null && isWithin(quietHours, clock)
  if (!isQuietNow && !isQuietDay(today)) return undefined
  const end = quietHours?.to ?? MORNING
  const isTomorrow = isQuietDay(today) || end <= clock
  const day = firstOf(isTomorrow ? addDays(today, 1) : today, (it) => !isQuietDay(it))
  const [hours = 0, minutes = 0] = end.split(':').map(Number)
  return localTimeIn(timeZone)(day, hours * 60 + minutes)
}

// Between two school years mails do not wait for months: there the hours alone count.
function isClosed(calendar: DistrictCalendar, day: Day): boolean {
  const isInYear = calendar.years.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  return isInYear && !hasSchool(calendar, day)
}

function isWithin({ from, to }: QuietHours, clock: string): boolean {
  return from < to ? from <= clock && clock < to : from <= clock || clock < to
}

const MOST_DAYS = 60

function firstOf(from: Day, isIt: (day: Day) => boolean): Day {
  let day = from
  for (let count = 0; count < MOST_DAYS && !isIt(day); count++) day = addDays(day, 1)
  return day
}
