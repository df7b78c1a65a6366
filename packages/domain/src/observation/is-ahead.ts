const DAY_MS = 86_400_000

/** More than a day ahead no visit has begun: the clock of its device is wrong. */
export function isAhead(startedAt: string, now: number): boolean {
  return Date.parse(startedAt) > now + DAY_MS
}
