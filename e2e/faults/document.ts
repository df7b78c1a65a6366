/** The parts of a document that the checks look into. */
export interface Document {
  readonly visitId: string
  readonly startedAt: string
  readonly privateNotes: string
  readonly capture: { readonly sweeps: readonly Sweep[] }
  readonly conflicts: readonly {
    readonly path: readonly string[]
    readonly mine?: unknown
    readonly theirs?: unknown
  }[]
}

interface Sweep {
  readonly id: string
  readonly startedAt: string
  readonly setting: string
  readonly isLearningActivity: boolean
  readonly seats: Readonly<Record<string, string>>
}

export function sweepsOf({ capture }: Document): Sweep[] {
  return [...capture.sweeps].sort((a, b) => a.startedAt.localeCompare(b.startedAt))
}
