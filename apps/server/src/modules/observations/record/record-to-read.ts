import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import { countInterpretations } from '@corridor/tools/record/count-interpretations'
import { contributionsInRecord } from '../answer/contributions.ts'
import type { StoredObservation } from '../stored-observation.ts'
import type { copiesOf } from './copies.queries.ts'
import { readableCopy, readCopy } from './read-copy.ts'
import { standingRecord } from './standing-record.ts'

type Copy = Awaited<ReturnType<typeof copiesOf>>[number]

/** What a record is read on: a screen is its reader's own; paper is handed on, and holds what goes out. */
export type Medium = 'screen' | 'paper'

interface Reading {
  readonly isEducator: boolean
  readonly isObserver: boolean
  readonly medium?: Medium
  /** The copies, newest first; only the newest needs its record and its observer's role. */
  readonly copies: readonly Pick<Copy, 'version' | 'message' | 'record' | 'observerRole'>[]
  /** The observer's role as it would go out, of a record that does not stand as it was sent. */
  readonly observerRole?: string | undefined
}

/**
 * The record of an observation for one reader. An educator reads what was sent, before that only that something is
 * asked; everybody else how it stands. For others than the observer it comes without what is private.
 */
export function recordToRead(
  row: StoredObservation,
  { isEducator, isObserver, copies, observerRole, medium = 'screen' }: Reading,
): ObservationRecord {
  const [newest] = copies
  if (isEducator && newest) return readCopy(newest)
  if (isEducator && !wasSent(row)) return questionsOf(row)
  const isStanding = newest?.version === row.version
  if (isObserver && medium === 'paper' && isStanding) return readCopy(newest)
  const message = isStanding ? newest.message || null : null
  // The educator's answers are between the two.
  const contributions = isObserver ? contributionsInRecord(row) : []
  const reading = { message, contributions, isForEducator: !isObserver || medium === 'paper' }
  const role = (isStanding ? newest.observerRole : observerRole) ?? undefined
  const record = standingRecord(row, reading, role)
  if (!isObserver || !isStanding || !hasAllInterpretations(newest, record)) return record
  return standingRecord(row, { ...reading, withInterpretation: true }, role)
}

/** Whether the copy that was sent has all interpretations of its observer, and there are some. */
function hasAllInterpretations(copy: Pick<Copy, 'record'>, { blocks }: ObservationRecord): boolean {
  const written = countInterpretations(blocks)
  return written > 0 && countInterpretations(readableCopy(copy)?.blocks ?? []) === written
}

/** The record of an observation that only asks something yet: of the draft just who asks, and when it began. */
function questionsOf({ document, version, school, observer }: StoredObservation): ObservationRecord {
  const { educator, toolTypeId, purpose, isAnnounced, startedAt, timeZone } = document
  return {
    version,
    educator,
    toolTypeId,
    purpose,
    isAnnounced,
    startedAt,
    timeZone,
    school: school.name,
    observer: observer.name,
    endedAt: null,
    period: null,
    partOfLesson: null,
    studentsPresent: null,
    message: null,
    blocks: [{ kind: 'heading', text: `${observer.name} asks you something in advance.` }],
  }
}
