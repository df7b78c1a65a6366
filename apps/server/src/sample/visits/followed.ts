import type { VisitPart } from './visit.ts'

const STANDARD_OVER_TIME = 7
const MOST_MINUTES_A_CHECK = 4

/** Educators in whose rooms a standard is looked at on every visit, so that it has a run. */
const educators: readonly string[] = ['Thuy Nguyen', 'Marcus Bell', 'Hannah Lindqvist']

/** The parts of a visit with a check of the standard in the last minutes. */
export function withCheck(educator: string, parts: readonly VisitPart[]): readonly VisitPart[] {
  const last = parts.at(-1)
  if (!last || !educators.includes(educator) || parts.some((it) => it.toolTypeId === STANDARD_OVER_TIME))
    return parts
  const minutes = Math.min(Math.floor(last.minutes / 2), MOST_MINUTES_A_CHECK)
  return [
    ...parts.slice(0, -1),
    { ...last, minutes: last.minutes - minutes },
    { toolTypeId: STANDARD_OVER_TIME, status: last.status, minutes, isAdded: true },
  ]
}
