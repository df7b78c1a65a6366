interface Waiting {
  readonly now: Date
  /** Until when it waits. Absent: it does not. */
  readonly waitsUntil?: Date | undefined
}

/** How long a mail waits, by the clock that wrote it. */
export function secondsUntil({ now, waitsUntil }: Waiting): number {
  return waitsUntil ? Math.max(0, Math.ceil((waitsUntil.getTime() - now.getTime()) / 1_000)) : 0
}
