import type { SetVisits } from './set-visit.ts'

/** Remembers a count: several cards, and whoever asks next, read the same of the same visits. */
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
