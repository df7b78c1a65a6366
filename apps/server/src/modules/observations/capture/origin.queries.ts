import type { Day } from '@corridor/domain/calendar/calendar'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import { and, eq, exists, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { prepared } from '../../../database/prepared.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { heldThen, taughtThere, type VisitMade, visit, visitRow } from '../access/rights.queries.ts'
import { observations, removedObservations } from '../observations.tables.ts'

interface Arriving {
  readonly id: string
  readonly document: ObservationDocument
  readonly observerId: UserId
  readonly now: Date
}

/** A draft that is gone; of one that an older app removed, only that it is gone is known. */
interface Removal {
  readonly revision: number
  readonly observerId: UserId | null
  readonly at: string | null
}

interface OriginAsked extends VisitMade {
  readonly id: string
}

const originOf = prepared<OriginAsked>()((db, value) => {
  const isThere = (query: Parameters<typeof exists>[0]) => sql<boolean>`${exists(query)}`
  const school = db.select().from(schools).where(eq(schools.id, visit.schoolId))
  const educator = db.select().from(educators).where(eq(educators.id, visit.educatorId))
  const made = db
    .select()
    .from(observations)
    .where(eq(observations.id, value('id')))
  const removal = sql`json_build_object(
    'revision', ${removedObservations.revision},
    'observerId', ${removedObservations.observerId},
    'at', ${removedObservations.removedAt}
  )`
  const removed = db
    .select({ removal })
    .from(removedObservations)
    .where(eq(removedObservations.id, value('id')))
  return db
    .select({
      today: sql<Day>`${visit.today}::text`,
      /** The day of the visit; of one that has not come yet, today. */
      day: sql<Day>`${visit.day}::text`,
      assignments: heldThen(db),
      school: isThere(school),
      educator: isThere(educator),
      taughtThere: taughtThere(db),
      /** Whether the observation is there already. */
      isMade: isThere(made),
      removed: sql<Removal | null>`(${removed})`,
    })
    .from(visitRow(value))
})

/**
 * Whether the rows that a new document names are there, and what its observer held on the day of the visit. One
 * statement: this is on the way of every visit.
 */
export async function checkOrigin(db: Queries, { id, document, observerId, now }: Arriving) {
  const { educatorId, schoolId, startedAt } = document
  const [found] = await originOf(db, {
    id,
    observerId,
    educatorId,
    schoolId,
    startedAt,
    now: now.toISOString(),
  })
  if (!found) throw new Error('A session names a district that is not there.')
  return found
}

/** The educator whom the same observer met at the door in this visit, with another tool. */
export async function metInVisit(
  db: Queries,
  { visitId, provisional }: Pick<ObservationDocument, 'visitId' | 'provisional'>,
  observerId: UserId,
): Promise<EducatorId | undefined> {
  const [found] = await db
    .select({ educatorId: observations.educatorId })
    .from(observations)
    .where(
      and(
        eq(observations.observerId, observerId),
        eq(observations.visitId, visitId),
        sql`${observations.document} -> 'provisional' = ${JSON.stringify(provisional)}::jsonb`,
      ),
    )
    .limit(1)
  return found?.educatorId
}

/** Whether something of a visit is finished with another educator than this one. */
export async function isFinishedWithOther(
  db: Queries,
  { visitId, observerId }: { readonly visitId: string; readonly observerId: UserId },
  educatorId: EducatorId,
): Promise<boolean> {
  const found = await db
    .select({ id: observations.id })
    .from(observations)
    .where(
      and(
        eq(observations.visitId, visitId),
        eq(observations.observerId, observerId),
        ne(observations.educatorId, educatorId),
        ne(observations.status, 'draft'),
      ),
    )
    .limit(1)
  return found.length > 0
}

/**
 * Waits for, and then holds off, whoever else makes the same observation, or another of the same visit, until the
 * transaction ends.
 */
export async function takeTurnsToMake(db: Queries, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
}

export async function isMade(db: Queries, id: string): Promise<boolean> {
  const found = await db.select({ id: observations.id }).from(observations).where(eq(observations.id, id))
  return found.length > 0
}
