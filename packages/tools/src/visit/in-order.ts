type Noted = { readonly id: string } & ({ readonly at: string } | { readonly startedAt: string })

/**
 * What was noted in a visit, in the order of the clock: documents that were merged have it in any. What has the same
 * instant is told apart by id, so that every device and the server say the same.
 */
export function inOrder<One extends Noted>(noted: readonly One[]): One[] {
  return noted.toSorted((a, b) => compared(instantOf(a), instantOf(b)) || (a.id < b.id ? -1 : 1))
}

function instantOf(noted: Noted): string {
  return 'at' in noted ? noted.at : noted.startedAt
}

/** Instants of one length are in the order of their letters: a script of five hundred lines is sorted at every letter typed. */
function compared(a: string, b: string): number {
  if (a === b) return 0
  if (a.length !== b.length) return Date.parse(a) - Date.parse(b)
  return a < b ? -1 : 1
}
