import { momentIn } from '@corridor/domain/calendar/day-words'
import type { Config } from '../../config.ts'

interface Told {
  readonly supportName: string
  readonly reason: string
  readonly at: Date
  readonly until: Date
  readonly timeZone: string
}

/** The mail to the person whose account support looks at. */
export function tellPerson(told: Told, { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>) {
  const { supportName, reason, at, until, timeZone } = told
  const moment = (it: Date) => momentIn(timeZone, it.toISOString())
  const text = `Hello,

${supportName} of Corridor support is looking at Corridor as you see it. The reason given:

${reason}

It began on ${moment(at)} and ends on ${moment(until)} at the latest. Support sees what you can see, and cannot change anything unless your district allows it.

Your district’s administrators see it under Activity. If you did not expect this, please write to ${SUPPORT_EMAIL}.

Corridor
`
  return { subject: 'Corridor support looked at your account', text, now: at }
}
