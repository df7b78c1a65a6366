import { addDays, type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { shortDayFrom, weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'

const WEEK_DAYS = 7

/** “9:20 AM” for today, “Wed 9:20 AM” for the days before, “Oct 8” for longer ago. */
export function whenWords(today: Day, timeZone: string, instant: string): string {
  const day = dayIn(timeZone, new Date(instant))
  const time = timeIn(timeZone, instant)
  if (day === today) return time
  const isRecent = addDays(today, -WEEK_DAYS) < day && day < today
  return isRecent ? `${weekdayAndDay(day).split(',')[0]} ${time}` : shortDayFrom(today, day)
}
