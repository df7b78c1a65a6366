const DAY_MS = 86_400_000

interface Dated {
  readonly startedAt: string
  readonly endedAt: string | null
}

/** Whether a visit lies more than a day ahead: then the clock of its device is wrong. */
export function isAhead({ startedAt, endedAt }: Dated, now: number): boolean {
  return [startedAt, endedAt ?? startedAt].some((it) => Date.parse(it) > now + DAY_MS)
}
