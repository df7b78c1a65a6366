import { addDays, type Day } from '@corridor/domain/calendar'
import { catalogue, type ToolKey } from '@corridor/tools/catalogue'
import type { Random } from './random.ts'
import type { Status, ToolTypeId } from './sample.ts'
import type { VisitPart } from './visit.ts'

/** What was done in a visit that nobody has told more about. */
export function someParts(day: Day, today: Day, random: Random): VisitPart[] {
  const isRecent = day > addDays(today, -8)
  const weights = isRecent ? recent : settled
  const status = random.weighted(finished, (it) => weights[it])
  const first = random.weighted(catalogue, ({ key }) => firstTools[key]).id
  const isLeftOpen = random.chance(isRecent ? 0.25 : 0)
  return partsOf(first, status, isLeftOpen ? 'draft' : status, random)
}

/** Stays within a half hour with up to four minutes to spare. */
export function partsOf(
  toolTypeId: ToolTypeId,
  status: Status,
  secondStatus: Status,
  random: Random,
): VisitPart[] {
  if (!random.chance(0.2)) return [{ toolTypeId, status, minutes: random.integer(5, 25) }]
  const others = catalogue.filter(({ id }) => id !== toolTypeId)
  const second = random.weighted(others, ({ key }) => secondTools[key]).id
  return [
    { toolTypeId, status, minutes: random.integer(5, 12) },
    { toolTypeId: second, status: secondStatus, minutes: random.integer(5, 12) },
  ]
}

const finished = ['acknowledged', 'sent', 'completed'] as const
const recent = { acknowledged: 50, sent: 35, completed: 15 }
// After a week everything has been sent.
const settled = { acknowledged: 84, sent: 16, completed: 0 }

// The mix of the school overview's mock-up.
const firstTools: Readonly<Record<ToolKey, number>> = {
  'custom-look-for': 24,
  'on-task': 15,
  'higher-level-questioning': 13,
  'narrative-corner': 10,
  'keeping-time': 8,
  'noticing-wondering': 8,
  'expanded-rubric': 6,
  'targeted-comment': 3,
  'advanced-task': 2,
  'standard-over-time': 2,
  // A conference follows a lesson; it is no visit by itself.
  'teacher-conference': 0,
}

const secondTools: Readonly<Record<ToolKey, number>> = {
  'teacher-conference': 5,
  'targeted-comment': 4,
  'noticing-wondering': 4,
  'expanded-rubric': 4,
  'standard-over-time': 3,
  'narrative-corner': 2,
  'on-task': 1,
  'higher-level-questioning': 1,
  'custom-look-for': 1,
  'keeping-time': 0,
  'advanced-task': 0,
}
