import { durationWords } from '@corridor/domain/calendar/duration-words'

/** «7:31»: how long after the visit began. */
export function elapsed(startedAt: string, at: string): string {
  return durationWords(Date.parse(at) - Date.parse(startedAt))
}

/** «10:13:05», by the clock of the school. A script has hundreds of lines, so the format is made once. */
export function clockIn(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  })
  return (at) => format.format(new Date(at)).replace(/\s[AP]M$/, '')
}
