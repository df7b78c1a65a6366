/** When something was seen that is noted `now`: what is noted later stands at the end of the visit. */
export function instantOf(now: number, endedAt: string | null): string {
  return new Date(endedAt === null ? now : Math.min(now, Date.parse(endedAt))).toISOString()
}
