import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { knownIn } from '../roster/joined.ts'
import type { Source } from '../source.ts'
import type { Figures } from '../tally/figures.ts'
import { stepsAgreed } from './steps.queries.ts'

export type Step = Awaited<ReturnType<typeof agreedSteps>>[number]

/** With more educators than these, the steps of a whole district are read. */
const MOST_NAMED = 1_000

/** Steps agreed with those who teach at a school, with how many of them, and how many a later visit could look at. */
export interface SeenSteps {
  readonly steps: readonly Step[]
  readonly educators: number
  readonly seenLater: number
}

/** Steps of all schools of a report, and of some. */
export async function stepsSeen(source: Source) {
  const roster = await source.roster()
  const [steps, tallies] = await Promise.all([
    roster.length === 0 ? [] : agreedSteps(source, knownIn(roster)),
    source.tallies(),
  ])
  return {
    total: seenIn(steps, tallies.total),
    ofSchools: (ids: readonly SchoolId[]): SeenSteps => {
      const theirs = knownIn(roster.filter(({ schoolId }) => ids.includes(schoolId)))
      return seenIn(
        steps.filter(({ educatorId }) => theirs.has(educatorId)),
        tallies.ofSchools(ids),
      )
    },
  }
}

/** The steps agreed with some educators in the days of a report, as far as the reader may know. */
async function agreedSteps({ db, reader, span, timeZone }: Source, educators: ReadonlySet<EducatorId>) {
  const isOfAll = educators.size > MOST_NAMED
  const { realUserId } = reader.actor
  const named = isOfAll ? [] : [...educators]
  const steps = await stepsAgreed(db, { isOfAll }, { ...span, educators: named, timeZone, realUserId })
  return isOfAll ? steps.filter(({ educatorId }) => educators.has(educatorId)) : steps
}

function seenIn(steps: readonly Step[], { educators }: Figures): SeenSteps {
  const isSeenLater = ({ educatorId, agreedOn }: Step) => (educators.get(educatorId)?.lastOn ?? '') > agreedOn
  return {
    steps,
    educators: new Set(steps.map(({ educatorId }) => educatorId)).size,
    seenLater: steps.filter(isSeenLater).length,
  }
}
