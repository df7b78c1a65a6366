type Noted = { readonly id: string } & ({ readonly at: string } | { readonly startedAt: string })

/**
 * Entries of a visit in the order of time: merged documents have them in any. Entries of the same instant are
 * ordered by id, so that every device and the server agree.
 */
export function inOrder<One extends Noted>(noted: readonly One[]): One[] {
  return noted.toSorted((a, b) => compared(instantOf(a), instantOf(b)) || (a.id < b.id ? -1 : 1))
}

function instantOf(noted: Noted): string {
  return 'at' in noted ? noted.at : noted.startedAt
}

/**
 * Compares instants; those of one length by their letters: a script of five hundred lines is sorted at every letter
 * typed.
 */
function compared(a: string, b: string): number {
  if (a === b) return 0
  if (a.length !== b.length) return Date.parse(a) - Date.parse(b)
  return a < b ? -1 : 1
}
