import type { Day } from '@corridor/domain/calendar/calendar'
import type { JsonObject } from '@corridor/domain/data/json'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { FACTS_GENERATION } from '@corridor/tools/report/facts-generation'
import { and, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { schoolYears } from '../../districts/districts.tables.ts'
import { contributions, observations, removedObservations } from '../observations.tables.ts'
import type { StoredObservation } from '../stored-observation.ts'

interface NewObservation {
  readonly districtId: DistrictId
  readonly id: string
  readonly educatorId: EducatorId
  readonly schoolId: SchoolId
  readonly observerId: UserId
  readonly revision: number
  readonly document: ObservationDocument
  readonly startedOn: Day
  readonly isAhead: boolean
  readonly sharedAt: Date | null
  /** When the draft was removed that comes back with this. */
  readonly removedAt: Date | null
}

/** Answers nothing where another request has made the observation meanwhile. */
export async function insertNew(db: Queries, { document, startedOn, ...origin }: NewObservation) {
  const { visitId, toolTypeId, configurationId, configurationVersion } = document
  const [made] = await db
    .insert(observations)
    .values({
      ...origin,
      visitId,
      toolTypeId,
      configurationId,
      configurationVersion,
      ...columnsOf(db, document, startedOn),
      status: 'draft',
      version: 1,
    })
    .onConflictDoNothing()
    .returning(getTableColumns(observations))
  return made
}

/** Columns that follow from a document. */
interface Following {
  readonly startedOn: Day
  readonly isAhead: boolean
  readonly carried: JsonObject | null
  readonly sharedAt: Date | null
}

export async function setDocument(
  db: Queries,
  id: string,
  document: ObservationDocument,
  { startedOn, ...following }: Following,
) {
  return set(db, id, { ...columnsOf(db, document, startedOn), ...following })
}

/** Keeps a late document beside what was sent: nothing that was sent changes. */
export function setLateDocument(db: Queries, id: string, lateDocument: ObservationDocument) {
  return set(db, id, { lateDocument })
}

async function set(db: Queries, id: string, columns: ReturnType<typeof columnsOf> | Late) {
  const [written] = await db
    .update(observations)
    .set({ ...columns, revision: sql`${observations.revision} + 1` })
    .where(eq(observations.id, id))
    .returning(getTableColumns(observations))
  if (!written) throw new Error('An observation was not written.')
  return written
}

interface Late {
  readonly lateDocument: ObservationDocument
}

/** Columns that repeat what the document says, for lists to ask for. */
function columnsOf(db: Queries, document: ObservationDocument, startedOn: Day) {
  const { purpose, isAnnounced, startedAt, endedAt, educator, context } = document
  const { startsOn, endsOn } = schoolYears
  const year = db
    .select({ startsOn })
    .from(schoolYears)
    .where(and(lte(startsOn, startedOn), gte(endsOn, startedOn)))
    .limit(1)
  return {
    purpose,
    isAnnounced,
    grades: educator.grades,
    subject: educator.subject,
    period: context.period,
    partOfLesson: context.partOfLesson,
    startedOn,
    document,
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
    yearStartsOn: sql`${year}`,
    factsGeneration: FACTS_GENERATION,
  }
}

export async function setCompleted(
  db: Queries,
  id: string,
  { completedAt, carried }: { readonly completedAt: Date; readonly carried: JsonObject | null },
) {
  const factsGeneration = FACTS_GENERATION
  const completed = { status: 'completed' as const, completedAt, carried, factsGeneration }
  await db.update(observations).set(completed).where(eq(observations.id, id))
}

/** A draft that came back stays. */
export async function setKept(db: Queries, id: string): Promise<void> {
  await db.update(observations).set({ removedAt: null }).where(eq(observations.id, id))
}

/** Deletes a draft with what the educator answered ahead: nobody but the two has seen it. */
export async function deleteObservation(
  db: Queries,
  {
    districtId,
    id,
    ...row
  }: Pick<StoredObservation, 'districtId' | 'id' | 'revision' | 'purpose' | 'observerId'>,
  removedAt: Date,
): Promise<void> {
  const { purpose, observerId } = row
  const removal = { revision: row.revision + 1, purpose, observerId, removedAt }
  await db.delete(contributions).where(eq(contributions.observationId, id))
  await db.delete(observations).where(eq(observations.id, id))
  await db
    .insert(removedObservations)
    .values({ districtId, id, ...removal })
    // It was brought back by another device, and is gone again.
    .onConflictDoUpdate({
      target: [removedObservations.districtId, removedObservations.id],
      set: removal,
    })
}
