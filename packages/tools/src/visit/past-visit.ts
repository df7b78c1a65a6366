/** A figure with its words, and of how many. */
interface Figure {
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
}

/** What a finished visit to the educator counted, as the educator may read it. */
export interface PastVisit {
  readonly observationId: string
  /** The tool’s title. */
  readonly tool: string
  readonly on: string
  /** The observer’s name. */
  readonly by: string
  readonly figures: readonly Figure[]
}

export interface PastVisits {
  /** The visits, newest first. */
  readonly visits: readonly PastVisit[]
  /** Whether these are all visits: without a connection only those on this device are known. */
  readonly isWhole: boolean
}
