// Clock times without a calendar: a clock on the wall, whatever the day.

/** “1:10 PM” of “13:10”. */
export function clockWords(clock: string): string {
  const { text, half } = partsOf(minutesOf(clock))
  return `${text} ${half}`
}

/** “1:10–1:35 PM” */
export function clockSpanWords(clock: string, minutes: number): string {
  const [from, to] = [partsOf(minutesOf(clock)), partsOf(minutesOf(clock) + minutes)]
  return from.half === to.half
    ? `${from.text}–${to.text} ${to.half}`
    : `${from.text} ${from.half}–${to.text} ${to.half}`
}

/** The minutes since midnight of a clock time. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function partsOf(all: number) {
  const [hours, minutes] = [Math.floor(all / 60) % 24, all % 60]
  return {
    text: `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')}`,
    half: hours < 12 ? 'AM' : 'PM',
  }
}
