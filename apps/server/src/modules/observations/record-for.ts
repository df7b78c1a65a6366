import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import type { Queries } from '../../database/doors.ts'
import { contributionsIn } from './contributions-for.ts'
import type { copiesOf } from './copies.queries.ts'
import type { KnownObservation } from './observations.queries.ts'
import { readCopy } from './read-copy.ts'
import { recordOf } from './record-of.ts'
import type { SeenObservation } from './seen-observation.ts'
import { withoutPrivate } from './without-private.ts'

type Copy = Awaited<ReturnType<typeof copiesOf>>[number]

interface Reading {
  readonly isEducator: boolean
  readonly isObserver: boolean
  /** Newest first; of the others the record is not looked at. */
  readonly copies: readonly Pick<Copy, 'version' | 'message' | 'record'>[]
}

/** For others than the observer without what is private. */
export async function recordFor(
  db: Queries,
  seen: SeenObservation,
  reading: Reading,
): Promise<ObservationRecord> {
  const read = reading.isObserver ? seen : await withoutPrivate(db, seen)
  return recordIn(read, reading)
}

/** An educator reads what was sent, before that only that something is asked; everybody else how it stands. */
export function recordIn(
  seen: KnownObservation,
  { isEducator, isObserver, copies }: Reading,
): ObservationRecord {
  const [newest] = copies
  if (isEducator && newest) return readCopy(newest)
  if (isEducator && !wasSent(seen)) return questionsOf(seen)
  const message = newest?.version === seen.version ? newest.message || null : null
  // What the educator answers is between the two.
  const contributions = isObserver ? contributionsIn(seen) : []
  return recordOf(seen, { message, contributions, isForEducator: !isObserver })
}

/** Nothing of the draft but who asks, and when it began. */
function questionsOf({ document, version, school, observer }: KnownObservation): ObservationRecord {
  const { educator, toolTypeId, purpose, isAnnounced, startedAt, timeZone } = document
  return {
    ...{ version, educator, toolTypeId, purpose, isAnnounced, startedAt, timeZone },
    ...{ school: school.name, observer: observer.name },
    ...{ endedAt: null, period: null, studentsPresent: null, message: null },
    blocks: [{ kind: 'heading', text: `${observer.name} asks you something ahead of time.` }],
  }
}
