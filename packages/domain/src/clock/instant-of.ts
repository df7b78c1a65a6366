/** The instant of something noted `now`: what is noted after the visit stands at its end. */
export function instantOf(now: number, endedAt: string | null): string {
  return new Date(endedAt === null ? now : Math.min(now, Date.parse(endedAt))).toISOString()
}
