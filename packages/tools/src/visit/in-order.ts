type Noted = { readonly id: string } & ({ readonly at: string } | { readonly startedAt: string })

/**
 * What was noted in a visit, in the order of the clock: documents that were merged have it in any. What has the same
 * instant is told apart by id, so that every device and the server say the same.
 */
export function inOrder<One extends Noted>(noted: readonly One[]): One[] {
  return noted.toSorted((a, b) => instantOf(a) - instantOf(b) || (a.id < b.id ? -1 : 1))
}

function instantOf(noted: Noted): number {
  return Date.parse('at' in noted ? noted.at : noted.startedAt)
}
