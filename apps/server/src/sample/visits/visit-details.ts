import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { Role } from '@corridor/domain/people/roles'
import { seededRandom } from '../random.ts'

/** A visit: who visited whom, at which hour. */
export interface VisitMade {
  readonly educator: string
  readonly observer: string
  /** The start, in minutes since midnight. */
  readonly startsAt: number
  /** Whether a dashboard has to show the visit in an educator's row: it cannot be coaching, which is between two. */
  readonly isInGrid?: boolean
}

interface VisitDetails {
  readonly purpose: Purpose
  readonly isAnnounced: boolean
  readonly students: number
}

/** The details of a visit. Drawn apart from when and where, so that telling more of a visit moves none of the others. */
export function detailsOf({ educator, startsAt, observer, isInGrid }: VisitMade, role: Role): VisitDetails {
  const random = seededRandom(`${observer} visits ${educator} at ${startsAt}`)
  const purposes = role === 'coach' ? ofCoaches : role === 'peer-observer' ? ofPeers : ofLeaders
  const { purpose: drawn, announced } = random.weighted(purposes, ({ weight }) => weight)
  const purpose = isInGrid && drawn === 'coaching' ? 'walkthrough' : drawn
  const usual = seededRandom(`the seats of ${educator}`).integer(20, 28)
  return { purpose, isAnnounced: random.chance(announced), students: usual + random.integer(-2, 2) }
}

interface Weighted {
  readonly purpose: Purpose
  readonly weight: number
  /** How often the visit is announced. */
  readonly announced: number
}

const walkthrough = { purpose: 'walkthrough', announced: 0.04 } as const
const ofLeaders: readonly Weighted[] = [
  { ...walkthrough, weight: 88 },
  { purpose: 'formal', weight: 9, announced: 0.9 },
  { purpose: 'learning-walk', weight: 3, announced: 0.5 },
]
const ofCoaches: readonly Weighted[] = [
  { ...walkthrough, weight: 55 },
  { purpose: 'coaching', weight: 45, announced: 0.7 },
]
const ofPeers: readonly Weighted[] = [
  { ...walkthrough, weight: 40 },
  { purpose: 'learning-walk', weight: 60, announced: 0.8 },
]
