/** “10:13:05”, in the school’s time zone. A script has hundreds of lines, so the format is made once. */
export function clockIn(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  })
  return (at) => format.format(new Date(at)).replace(/\s[AP]M$/, '')
}
