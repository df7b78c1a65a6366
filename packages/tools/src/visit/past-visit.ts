/** A number with its words, and of how many. */
interface Figure {
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
}

/** What a finished visit to the educator counted, as the educator may read it. */
export interface PastVisit {
  readonly observationId: string
  /** Its title. */
  readonly tool: string
  readonly on: string
  /** Who observed. */
  readonly by: string
  readonly figures: readonly Figure[]
}

export interface PastVisits {
  /** Newest first. */
  readonly visits: readonly PastVisit[]
  /** Without a connection only what is on this device is known. */
  readonly isWhole: boolean
}
