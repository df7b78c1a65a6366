const MINUTE = 60_000
/** How many days ahead a sending can be planned: whoever plans further has forgotten it by then. */
const MOST_DAYS = 28

/** What is wrong with the moment that somebody chose for a sending, in words; undefined: it can wait for it. */
export function plannedMomentFault(sendAt: string, now: number): string | undefined {
  const ahead = Date.parse(sendAt) - now
  if (ahead < MINUTE) return 'Choose a later moment, or send it now.'
  if (ahead > MOST_DAYS * 24 * 60 * MINUTE) return `Choose a moment within ${MOST_DAYS} days.`
  return undefined
}
