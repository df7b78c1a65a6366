import type { FollowThrough } from '@corridor/contract/reports/follow-through'
import type { Day } from '@corridor/domain/calendar/calendar'
import { middleOf } from '@corridor/domain/numbers/statistics'
import type { SchoolId } from '@corridor/domain/people/ids'
import { seesSumsAlone } from '../reader.ts'
import { openSource, type Reading, type Source } from '../source.ts'
import { type SeenSteps, stepsSeen } from '../steps/steps-seen.ts'
import type { Figures } from '../tally/figures.ts'

interface FollowedSchools {
  readonly together: FollowThrough
  readonly ofSchools: (ids: readonly SchoolId[]) => FollowThrough
}

/**
 * Follow-through of some schools in the school year that runs: the figures of the school overview, so that a home and
 * the report agree. Null for who sees sums alone, and no visit by itself.
 */
export async function followThrough(
  reading: Reading,
  schools: readonly SchoolId[],
): Promise<FollowedSchools | null> {
  const source = await openSource(reading, { schools: [...schools] }, 'for figures')
  return seesSumsAlone(source.reader) ? null : followedIn(source)
}

/** Follow-through of the schools that a report is about. */
export async function followedIn(source: Source): Promise<FollowedSchools> {
  const [visits, steps] = await Promise.all([source.tallies(), stepsSeen(source)])
  const since = source.span.from
  return {
    together: followed(since, visits.total, steps.total),
    ofSchools: (ids) => followed(since, visits.ofSchools(ids), steps.ofSchools(ids)),
  }
}

function followed(since: Day, figures: Figures, { steps, educators, seenLater }: SeenSteps): FollowThrough {
  const { sent, hours, read, acknowledged, sentInTime, answered } = figures
  const middle = middleOf([...hours].map(([value, n]) => ({ value, n })))
  return {
    since,
    sent,
    medianHours: middle ? (middle[0] + middle[1]) / 2 : null,
    sentInTime,
    read: { kept: read, due: sent },
    acknowledged,
    answered,
    seenLater: { kept: seenLater, due: steps.length },
    stepEducators: educators,
  }
}
