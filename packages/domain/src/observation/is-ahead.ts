const DAY_MS = 86_400_000

interface Dated {
  readonly startedAt: string
  readonly endedAt: string | null
}

/** More than a day ahead no visit has begun or ended: the clock of its device is wrong. */
export function isAhead({ startedAt, endedAt }: Dated, now: number): boolean {
  return [startedAt, endedAt ?? startedAt].some((it) => Date.parse(it) > now + DAY_MS)
}
