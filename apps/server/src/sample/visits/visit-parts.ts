import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { Random } from '../random.ts'
import type { Status } from '../sample.ts'
import type { VisitPart } from './visit.ts'

/** The parts of a visit that the roster tells nothing more about. */
export function someParts(day: Day, today: Day, random: Random): VisitPart[] {
  const isRecent = day > addDays(today, -8)
  const weights = isRecent ? recent : settled
  const status = random.weighted(finished, (it) => weights[it])
  const first = random.weighted(mix, ({ first }) => first).toolTypeId
  const isLeftOpen = random.chance(isRecent ? 0.25 : 0)
  return partsOf(first, status, isLeftOpen ? 'draft' : status, random)
}

/** The parts of a visit, within a half hour with up to four minutes to spare. */
export function partsOf(
  toolTypeId: number,
  status: Status,
  secondStatus: Status,
  random: Random,
): VisitPart[] {
  if (!random.chance(0.2)) return [{ toolTypeId, status, minutes: random.integer(5, 25) }]
  const others = mix.filter((it) => it.toolTypeId !== toolTypeId)
  const second = random.weighted(others, (it) => it.second).toolTypeId
  return [
    { toolTypeId, status, minutes: random.integer(5, 12) },
    { toolTypeId: second, status: secondStatus, minutes: random.integer(5, 12) },
  ]
}

const finished = ['acknowledged', 'sent', 'completed'] as const
const recent = { acknowledged: 50, sent: 35, completed: 15 }
// After a week everything has been sent.
const settled = { acknowledged: 84, sent: 16, completed: 0 }

/** How often a tool is the first of a visit, and how often the second. */
const mix = [
  { tool: 'Noticing & Wondering', toolTypeId: 1, first: 8, second: 4 },
  { tool: 'On Task', toolTypeId: 2, first: 15, second: 1 },
  { tool: 'Advanced Task', toolTypeId: 3, first: 2, second: 0 },
  { tool: 'Higher-Level Questioning', toolTypeId: 4, first: 13, second: 1 },
  { tool: 'Narrative Corner', toolTypeId: 5, first: 10, second: 2 },
  { tool: 'Keeping Time', toolTypeId: 6, first: 8, second: 0 },
  { tool: 'Standard Over Time', toolTypeId: 7, first: 2, second: 3 },
  { tool: 'Targeted Comment', toolTypeId: 8, first: 3, second: 4 },
  { tool: 'Expanded Rubric', toolTypeId: 9, first: 6, second: 4 },
  // A conference follows a lesson; it is no visit by itself.
  { tool: 'Teacher Conference', toolTypeId: 10, first: 0, second: 5 },
  { tool: 'Custom Look-Fors', toolTypeId: 11, first: 24, second: 1 },
] as const
