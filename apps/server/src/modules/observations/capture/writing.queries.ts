import type { Day } from '@corridor/domain/calendar/calendar'
import type { JsonObject } from '@corridor/domain/data/json'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { FACTS_GENERATION } from '@corridor/tools/report/facts-generation'
import { eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { Overtaken } from '../../../database/overtaken.ts'
import { prepared } from '../../../database/prepared.ts'
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/sql-state.ts'
import { schoolYears } from '../../districts/districts.tables.ts'
import { contributions } from '../answer/contributions.tables.ts'
import { observations, removedObservations } from '../observations.tables.ts'
import type { HeldObservation } from '../stored-observation.ts'

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
  /** When the draft that this brings back was removed. */
  readonly removedAt: Date | null
}

/** The columns that follow from a document, in the form that the driver takes. */
interface DocumentValues {
  readonly purpose: string
  readonly isAnnounced: boolean
  readonly grades: string
  readonly subject: string
  readonly period: string | null
  readonly partOfLesson: string | null
  readonly startedOn: Day
  readonly document: string
  readonly startedAt: string
  readonly endedAt: string | null
  readonly isAhead: boolean
  readonly sharedAt: string | null
}

/** Columns that repeat what the document says, for lists to ask for. */
function documentColumns(value: (name: keyof DocumentValues) => Placeholder) {
  const { startsOn, endsOn } = schoolYears
  const day = sql`${value('startedOn')}::date`
  return {
    purpose: sql`${value('purpose')}`,
    isAnnounced: sql`${value('isAnnounced')}`,
    grades: sql`${value('grades')}`,
    subject: sql`${value('subject')}`,
    period: sql`${value('period')}`,
    partOfLesson: sql`${value('partOfLesson')}`,
    startedOn: day,
    document: sql`${value('document')}::jsonb`,
    startedAt: sql`${value('startedAt')}`,
    endedAt: sql`${value('endedAt')}`,
    yearStartsOn: sql`(select ${startsOn} from ${schoolYears} where ${startsOn} <= ${day} and ${endsOn} >= ${day} limit 1)`,
    factsGeneration: FACTS_GENERATION,
    isAhead: sql`${value('isAhead')}`,
    sharedAt: sql`${value('sharedAt')}`,
  }
}

interface Following {
  readonly startedOn: Day
  readonly isAhead: boolean
  readonly sharedAt: Date | null
}

function documentValues(document: ObservationDocument, following: Following): DocumentValues {
  const { purpose, isAnnounced, startedAt, endedAt, educator, context } = document
  return {
    purpose,
    isAnnounced,
    grades: educator.grades,
    subject: educator.subject,
    period: context.period,
    partOfLesson: context.partOfLesson,
    document: JSON.stringify(document),
    startedAt: new Date(startedAt).toISOString(),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    startedOn: following.startedOn,
    isAhead: following.isAhead,
    sharedAt: following.sharedAt?.toISOString() ?? null,
  }
}

interface OriginValues extends Omit<NewObservation, keyof Following | 'document' | 'removedAt'> {
  readonly visitId: string
  readonly toolTypeId: number
  readonly configurationId: number
  readonly configurationVersion: number
  readonly removedAt: string | null
}

const inserted = prepared<DocumentValues & OriginValues>()((db, value) =>
  db.insert(observations).values({
    ...documentColumns(value),
    districtId: sql`${value('districtId')}`,
    id: sql`${value('id')}`,
    educatorId: sql`${value('educatorId')}`,
    schoolId: sql`${value('schoolId')}`,
    observerId: sql`${value('observerId')}`,
    revision: sql`${value('revision')}`,
    visitId: sql`${value('visitId')}`,
    toolTypeId: sql`${value('toolTypeId')}`,
    configurationId: sql`${value('configurationId')}`,
    configurationVersion: sql`${value('configurationVersion')}`,
    removedAt: sql`${value('removedAt')}`,
    status: 'draft',
    version: 1,
  }),
)

/** Inserts an observation. Fails where another request has made it meanwhile. */
export async function insertNew(db: Queries, observation: NewObservation): Promise<void> {
  const { document, startedOn, isAhead, sharedAt, removedAt, ...origin } = observation
  const { visitId, toolTypeId, configurationId, configurationVersion } = document
  const inserting = inserted(db, {
    ...documentValues(document, { startedOn, isAhead, sharedAt }),
    ...origin,
    visitId,
    toolTypeId,
    configurationId,
    configurationVersion,
    removedAt: removedAt?.toISOString() ?? null,
  })
  await inserting.catch((error) => {
    throw sqlStateOf(error) === UNIQUE_VIOLATION ? new Overtaken() : error
  })
}

const nextRevision = sql`${observations.revision} + 1`

interface UpdateValues extends DocumentValues {
  readonly id: string
  readonly educatorId: EducatorId
  readonly schoolId: SchoolId
  readonly carried: string | null
}

const updated = prepared<UpdateValues>()((db, value) =>
  db
    .update(observations)
    .set({
      ...documentColumns(value),
      educatorId: sql`${value('educatorId')}`,
      schoolId: sql`${value('schoolId')}`,
      carried: sql`${value('carried')}::jsonb`,
      revision: nextRevision,
    })
    .where(eq(observations.id, value('id')))
    .returning({ revision: observations.revision, yearStartsOn: observations.yearStartsOn }),
)

/** Writes a document over the one that a locked observation has. */
export async function setDocument(
  db: Queries,
  stored: HeldObservation,
  document: ObservationDocument,
  { carried, ...following }: Following & { readonly carried: JsonObject | null },
): Promise<HeldObservation> {
  const whom = { schoolId: document.schoolId, educatorId: document.educatorId ?? stored.educatorId }
  const [written] = await updated(db, {
    ...documentValues(document, following),
    ...whom,
    id: stored.id,
    carried: carried && JSON.stringify(carried),
  })
  if (!written) throw new Error('An observation was not written.')
  return { ...stored, ...whom, purpose: document.purpose, document, carried, ...following, ...written }
}

/** Shares what an observation asks ahead with its educator. */
export async function setShared(db: Queries, id: string, sharedAt: Date): Promise<void> {
  await db.update(observations).set({ sharedAt }).where(eq(observations.id, id))
}

/** Keeps a late document beside what was sent: nothing that was sent changes. */
export async function setLateDocument(db: Queries, id: string, lateDocument: ObservationDocument) {
  const [written] = await db
    .update(observations)
    .set({ lateDocument, revision: nextRevision })
    .where(eq(observations.id, id))
    .returning(getTableColumns(observations))
  if (!written) throw new Error('An observation was not written.')
  return written
}

const completed = prepared<{ id: string; completedAt: string; carried: string | null }>()((db, value) =>
  db
    .update(observations)
    .set({
      status: 'completed',
      completedAt: sql`${value('completedAt')}`,
      carried: sql`${value('carried')}::jsonb`,
      factsGeneration: FACTS_GENERATION,
    })
    .where(eq(observations.id, value('id'))),
)

export async function setCompleted(
  db: Queries,
  id: string,
  { completedAt, carried }: { readonly completedAt: Date; readonly carried: JsonObject | null },
) {
  await completed(db, {
    id,
    completedAt: completedAt.toISOString(),
    carried: carried && JSON.stringify(carried),
  })
}

/** Keeps a draft that was removed and came back. */
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
  }: Pick<HeldObservation, 'districtId' | 'id' | 'revision' | 'purpose' | 'observerId'>,
  removedAt: Date,
): Promise<void> {
  const { purpose, observerId } = row
  const removal = { revision: row.revision + 1, purpose, observerId, removedAt }
  await db.delete(contributions).where(eq(contributions.observationId, id))
  await db.delete(observations).where(eq(observations.id, id))
  await db
    .insert(removedObservations)
    .values({ districtId, id, ...removal })
    // An observation that another device brought back and that is removed again has a row already.
    .onConflictDoUpdate({
      target: [removedObservations.districtId, removedObservations.id],
      set: removal,
    })
}
