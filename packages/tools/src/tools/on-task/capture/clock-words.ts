import { timeIn } from '@corridor/domain/calendar/time-in'

/** «10:05»: on a card that stands for a few minutes of today. */
export function clockTime(timeZone: string, instant: number): string {
  return timeIn(timeZone, new Date(instant).toISOString()).replace(/ [AP]M$/, '')
}
