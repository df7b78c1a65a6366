import type { Delivery } from '@corridor/contract/observations/delivery'
import type { ObservationRow } from '@corridor/contract/observations/observations'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { troubleWords } from '@corridor/domain/mail/delivery'

type Told = Pick<Delivery, 'state' | 'at' | 'trouble' | 'hasAccount' | 'waitsUntil' | 'isHeld'>

/** “Mailed Oct 22, 9:40 AM”, or why it did not arrive, in sentences. */
export function deliveryWords(
  { state, at, trouble, hasAccount, waitsUntil, isHeld }: Told,
  timeZone: string,
): string {
  const when = at ? ` ${momentIn(timeZone, at)}` : ''
  const why = trouble ? ` ${troubleWords[trouble]}` : ''
  const anyway = hasAccount ? ' They can read it in Corridor.' : ''
  if (isHeld)
    return `Not emailed: Corridor has no mail server yet.${anyway || ' Hand over the PDF meanwhile.'}`
  if (waitsUntil) return `Goes out ${momentIn(timeZone, waitsUntil)}, when quiet hours end`
  const words: Readonly<Record<Delivery['state'], string>> = {
    queued: trouble ? `Waiting to be sent.${why} Corridor keeps trying.` : 'Waiting to be sent',
    sent: `Mailed${when}`,
    bounced: `The email came back${when}.${why}${anyway}`,
    failed: `The email could not be delivered and was given up${when}.${why}${anyway}`,
    opened: `Opened${when}`,
    'not-mailed': 'Not emailed: there is no way to reach them yet',
    'handed-over': `Handed over on paper${when}`,
  }
  return words[state]
}

type Missed = Pick<ObservationRow, 'delivery' | 'status' | 'isOutOfReach'>

/** The words beside “Not delivered” in a list: to whom, where it is not the educator, and why. */
export function missedWords({ delivery, status, isOutOfReach }: Missed): string | undefined {
  if (!delivery || (status !== 'sent' && status !== 'acknowledged')) return undefined
  if (delivery.state === 'not-mailed') return isOutOfReach ? 'There is no way to email them.' : undefined
  if (delivery.state !== 'bounced' && delivery.state !== 'failed') return undefined
  const why = delivery.trouble ? troubleWords[delivery.trouble] : 'The email came back.'
  return delivery.isEducator ? why : `To ${delivery.name}: ${why}`
}
