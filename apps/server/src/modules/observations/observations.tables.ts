import type { Day } from '@corridor/domain/calendar/calendar'
import type { JsonObject } from '@corridor/domain/data/json'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import {
  type LessonPart,
  observationStatuses,
  type Purpose,
} from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { configurationVersions } from '../configurations/configurations.tables.ts'
import { schools } from '../districts/districts.tables.ts'
import { educators } from '../educators/educators.tables.ts'
import { users } from '../people/people.tables.ts'

const instant = () => timestamp({ withTimezone: true })

/** Observations: what they are filtered or sorted by has a column; the rest is one document, as the device wrote it. */
export const observations = pgTable(
  'observations',
  {
    districtId: districtId(),
    /** The observation's id, made by the device. */
    id: uuid().notNull(),
    /** Observations made together share a visit: coverage counts visits. */
    visitId: uuid().notNull(),
    /** The school where the visit happened; an educator who moves leaves it behind. */
    schoolId: integer().$type<SchoolId>().notNull(),
    /** The school year that the visit happened in, by its first day; null outside of any. */
    yearStartsOn: date().$type<Day>(),
    educatorId: integer().$type<EducatorId>().notNull(),
    observerId: integer().$type<UserId>().notNull(),
    toolTypeId: smallint().notNull(),
    configurationId: integer().notNull(),
    configurationVersion: integer().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    isAnnounced: boolean().notNull(),
    /** The educator's grades and subject on the day of the visit. */
    grades: text().notNull().default(''),
    subject: text().notNull().default(''),
    period: text(),
    partOfLesson: text().$type<LessonPart>(),
    status: text({ enum: observationStatuses }).notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    /** The day that the visit began on, where it happened. */
    startedOn: date().$type<Day>().notNull(),
    /** The observation arrived from a device whose clock was more than a day ahead, and is no visit of that day. */
    isAhead: boolean().notNull().default(false),
    /** The number of savings. */
    revision: integer().notNull(),
    /** The number of the copy that was sent or is being made; opened again, the observation gets the next. */
    version: smallint().notNull(),
    document: jsonb().$type<ObservationDocument>().notNull(),
    /** The late document, which arrived after sending. It touches nothing until the observation is opened again. */
    lateDocument: jsonb().$type<ObservationDocument>(),
    /** What the next visit with this tool should know; written when the observation is completed. */
    carried: jsonb().$type<JsonObject>(),
    /** The generation of the code that counted the observation and noted what it carries. What is older is counted anew. */
    factsGeneration: smallint().notNull().default(0),
    /** Since when the educator is asked something ahead, and sees that of the draft. */
    sharedAt: instant(),
    completedAt: instant(),
    sentAt: instant(),
    acknowledgedAt: instant(),
    /** When the draft was deleted that another device brought back; null once its observer says that it stays. */
    removedAt: instant(),
    /** Whether somebody it was sent to has not got it, as far as deliveries know: `isNotDelivered` asks further. */
    isUndelivered: boolean().notNull().default(false),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({ columns: [it.districtId, it.schoolId], foreignColumns: [schools.districtId, schools.id] }),
    foreignKey({
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    foreignKey({ columns: [it.districtId, it.observerId], foreignColumns: [users.districtId, users.id] }),
    foreignKey({
      name: 'observations_configuration_fk',
      columns: [it.districtId, it.configurationId, it.configurationVersion],
      foreignColumns: [
        configurationVersions.districtId,
        configurationVersions.configurationId,
        configurationVersions.version,
      ],
    }),
    // Lists of a district and of a school. Drafts are not in them; their observer finds them as their own. With every
    // column that decides who reads an observation, so that the lists are counted from the index alone.
    index('observations_finished')
      .on(it.districtId, it.startedAt, it.id, it.status, it.purpose, it.observerId, it.educatorId)
      .where(sql`${it.status} <> 'draft'`),
    index('observations_by_school')
      .on(
        it.districtId,
        it.schoolId,
        it.startedAt,
        it.id,
        it.status,
        it.purpose,
        it.observerId,
        it.educatorId,
      )
      .where(sql`${it.status} <> 'draft'`),
    // The unsent observations of an observer, however many they have sent.
    index('observations_unsent')
      .on(it.districtId, it.observerId, it.startedAt)
      .where(sql`${it.status} in ('draft', 'completed')`),
    // Observations that did not arrive, in the order of the list: of the district, of a school and of an observer.
    index('observations_undelivered').on(it.districtId, it.startedAt, it.id).where(sql`${it.isUndelivered}`),
    index('observations_undelivered_school')
      .on(it.districtId, it.schoolId, it.startedAt, it.id)
      .where(sql`${it.isUndelivered}`),
    index('observations_undelivered_observer')
      .on(it.districtId, it.observerId, it.startedAt, it.id)
      .where(sql`${it.isUndelivered}`),
    index().on(it.districtId, it.educatorId, it.startedAt),
    index('observations_by_observer').on(
      it.districtId,
      it.observerId,
      it.startedAt,
      it.id,
      it.schoolId,
      it.status,
      it.purpose,
    ),
    // Visits that a report counts.
    index('observations_by_day').on(it.districtId, it.schoolId, it.startedOn),
    // Conferences with an educator.
    index('observations_talks')
      .on(it.districtId, it.educatorId, it.startedAt)
      .where(sql`${it.toolTypeId} = 10`),
    // Coaching visits, which sums count and nobody else opens.
    index('observations_coaching')
      .on(it.districtId, it.schoolId, it.startedOn)
      .where(sql`${it.purpose} = 'coaching'`),
    // Observations made together.
    index('observations_by_visit').on(it.districtId, it.visitId),
    // Uses of a set or a rubric.
    index('observations_by_configuration').on(it.districtId, it.configurationId, it.configurationVersion),
    // Observations to be counted anew; mostly none.
    index('observations_by_generation')
      .on(it.districtId, it.factsGeneration)
      .where(sql`${it.status} <> 'draft'`),
    // Earlier visits that carry something to the next.
    index('observations_carried')
      .on(it.districtId, it.educatorId, it.startedAt, it.id)
      .where(sql`${it.carried} is not null`),
    // Follow-ups that somebody promised, by the day.
    index('observations_follow_ups')
      .on(it.districtId, sql`(${it.carried} ->> 'followUpOn')`)
      .where(sql`${it.carried} ->> 'followUpOn' is not null`),
    ownDistrict(),
  ],
)

/** Drafts that are gone: a request that was on its way for long does not bring one back. */
export const removedObservations = pgTable(
  'removed_observations',
  {
    districtId: districtId(),
    id: uuid().notNull(),
    /**
     * The revision of the removal, which counts as one: who knows of it, and has changed the draft since, brings it
     * back with this.
     */
    revision: integer().notNull(),
    /** The draft's purpose, which the trail still goes by. Null where it was removed before this was kept. */
    purpose: text().$type<Purpose>(),
    /** The only one who hears that the observation was removed; null where an older app removed it. */
    observerId: integer().$type<UserId>(),
    removedAt: instant(),
  },
  (it) => [primaryKey({ columns: [it.districtId, it.id] }), ownDistrict()],
)
