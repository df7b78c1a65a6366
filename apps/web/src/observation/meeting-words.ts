import { dayIn } from '@corridor/domain/calendar/calendar'
import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { clockIn } from '@corridor/domain/calendar/days'
import { clockSpanWords } from '@corridor/domain/clock/clock-words'

interface Meeting {
  readonly startsAt: string
  readonly minutes: number
}

/** “Tue, Nov 10, 2:40–3:05 PM” */
export function spanWords(timeZone: string, { startsAt, minutes }: Meeting): string {
  const at = new Date(startsAt)
  return `${weekdayAndDay(dayIn(timeZone, at))}, ${clockSpanWords(clockIn(timeZone, at), minutes)}`
}
