import type { SetVisits } from './set-visit.ts'

/**
 * Remembers a count, so that the same of the same visits is counted once: several cards read it, and whoever asks about
 * them next.
 */
export function countedOnce<Args extends readonly unknown[], T>(
  count: (counted: SetVisits, ...how: Args) => T,
): (counted: SetVisits, ...how: Args) => T {
  const made = new WeakMap<SetVisits, Map<string, { readonly it: T }>>()
  return (counted, ...how) => {
    const ofVisits = made.get(counted) ?? new Map<string, { readonly it: T }>()
    made.set(counted, ofVisits)
    const name = JSON.stringify(how)
    const known = ofVisits.get(name) ?? { it: count(counted, ...how) }
    ofVisits.set(name, known)
    return known.it
  }
}
