import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { StepEventKind, StepStatus } from '@corridor/domain/steps/action-step'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts, schools } from '../districts/districts.tables.ts'
import { users } from '../people/people.tables.ts'

export const educators = pgTable(
  'educators',
  {
    districtId: districtId().references(() => districts.id),
    id: integer().$type<EducatorId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** The name by which lists are in order: the database writes it. */
    sortName: text().notNull().generatedAlwaysAs(sql`lower(name)`),
    /** The text that a search looks into where nobody has the searched word. */
    searchText: text().notNull().generatedAlwaysAs(sql`lower(name || chr(10) || subject || chr(10) || room)`),
    grades: text().notNull(),
    subject: text().notNull(),
    room: text().notNull(),
    email: text(),
    /** The educator's id in the district's HR or student information system. */
    externalId: text(),
    /** Names of the bell schedule's periods in which the educator teaches. */
    periods: text().array().notNull().default([]),
    hiredOn: date().$type<Day>(),
    isActive: boolean().notNull().default(true),
    /** Whether an observer added the educator at the door; somebody who manages educators has yet to confirm them. */
    isProvisional: boolean().notNull().default(false),
    /** The person that the educator signs in as; not everybody does. */
    userId: integer().$type<UserId>(),
    /**
     * The educator's first and last day at any school, past or to come; the database writes them when schools change.
     */
    teachesFrom: date().$type<Day>().notNull().default(sql`'infinity'`),
    teachesUntil: date().$type<Day>().notNull().default(sql`'-infinity'`),
    /** Whether there are days between these two on which they teach nowhere. */
    teachesInParts: boolean().notNull().default(false),
    /** Whether they have taught at more than one place, at once or one after the other; the database writes this, too. */
    hasSeveralPlaces: boolean().notNull().default(false),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    // Lists of educators in their order, with every column that a list asks about, so that going along it reads the
    // index alone.
    index('educators_listed').on(
      it.districtId,
      it.sortName,
      it.id,
      it.isActive,
      it.teachesFrom,
      it.teachesUntil,
      it.teachesInParts,
      it.searchText,
      it.grades,
      it.subject,
      it.email,
      it.userId,
    ),
    // The grades and subjects that filters offer are found by these, without reading every educator.
    index('educators_grades').on(it.districtId, it.grades),
    index('educators_subjects').on(it.districtId, it.subject),
    // Educators added at the door: few in a district, and a list of their own.
    index('educators_at_the_door').on(it.districtId, it.sortName, it.id).where(sql`${it.isProvisional}`),
    // Who has left every school, or comes to one later: few beside those who teach.
    index('educators_until').on(it.districtId, it.teachesUntil),
    index('educators_from').on(it.districtId, it.teachesFrom),
    // Those of whom a headcount must know who they are: few as well.
    index('educators_inactive').on(it.districtId, it.id).where(sql`not ${it.isActive}`),
    index('educators_of_several_places').on(it.districtId, it.id).where(sql`${it.hasSeveralPlaces}`),
    unique().on(it.districtId, it.externalId),
    unique().on(it.districtId, it.userId),
    foreignKey({ columns: [it.districtId, it.userId], foreignColumns: [users.districtId, users.id] }),
    ownDistrict(),
  ],
)

/**
 * The words by which an educator is found: of their name, and of what stands beside it. The database writes them with
 * the educator (`words_in`), without case and accents, so that whoever adds or changes one need not think of it.
 */
export const educatorWords = pgTable(
  'educator_words',
  {
    districtId: districtId(),
    educatorId: integer().$type<EducatorId>().notNull(),
    word: text().notNull(),
    isName: boolean().notNull(),
  },
  (it) => [
    primaryKey({ name: 'educator_words_pk', columns: [it.districtId, it.educatorId, it.word, it.isName] }),
    foreignKey({
      name: 'educator_words_educator_fk',
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }).onDelete('cascade'),
    // Finds words by their beginning, in whichever locale the database is.
    index('educator_words_by_word').on(
      it.districtId,
      it.isName,
      it.word.op('text_pattern_ops'),
      it.educatorId,
    ),
    ownDistrict(),
  ],
)

/** Assignments of educators: where one taught, and when. */
export const educatorAssignments = pgTable(
  'educator_assignments',
  {
    districtId: districtId(),
    educatorId: integer().$type<EducatorId>().notNull(),
    schoolId: integer().$type<SchoolId>().notNull(),
    startsOn: date().$type<Day>().notNull(),
    endsOn: date().$type<Day>(),
  },
  (it) => [
    // The key is named, because the name that would be made up is longer than PostgreSQL keeps.
    primaryKey({
      name: 'educator_assignments_pk',
      columns: [it.districtId, it.educatorId, it.schoolId, it.startsOn],
    }),
    foreignKey({
      name: 'educator_assignments_educator_fk',
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    foreignKey({
      name: 'educator_assignments_school_fk',
      columns: [it.districtId, it.schoolId],
      foreignColumns: [schools.districtId, schools.id],
    }),
    index().on(it.districtId, it.schoolId),
    ownDistrict(),
  ],
)

/** Where an educator was listed until somebody changed it: a visit made before that still belongs there. */
export const formerTeaching = pgTable(
  'former_teaching',
  {
    districtId: districtId(),
    educatorId: integer().$type<EducatorId>().notNull(),
    schoolId: integer().$type<SchoolId>().notNull(),
    startsOn: date().$type<Day>().notNull(),
    endsOn: date().$type<Day>(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (it) => [
    primaryKey({
      name: 'former_teaching_pk',
      columns: [it.districtId, it.educatorId, it.schoolId, it.startsOn, it.changedAt],
    }),
    foreignKey({
      name: 'former_teaching_educator_fk',
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    // A school that nobody uses can be deleted, though somebody was listed there once.
    foreignKey({
      name: 'former_teaching_school_fk',
      columns: [it.districtId, it.schoolId],
      foreignColumns: [schools.districtId, schools.id],
    }).onDelete('cascade'),
    ownDistrict(),
  ],
)

/** Action steps: what an educator and a leader agreed to try next. */
export const actionSteps = pgTable(
  'action_steps',
  {
    districtId: districtId(),
    /** The step's id, made by the device, so that a step can be written without a connection. */
    id: uuid().notNull(),
    educatorId: integer().$type<EducatorId>().notNull(),
    text: text().notNull(),
    dueOn: date().$type<Day>(),
    status: text().$type<StepStatus>().notNull(),
    createdById: integer().$type<UserId>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The observation that the step was agreed in; null: it was written by itself. */
    observationId: uuid(),
    /** When the step was mastered, done or dropped. */
    closedAt: timestamp({ withTimezone: true }),
    /** Who closed the step; null: it is open, or was closed before that was kept. */
    closedById: integer().$type<UserId>(),
    /** When the step last went on under a new date; null: never, or that was taken back. */
    carriedAt: timestamp({ withTimezone: true }),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    foreignKey({
      name: 'action_steps_closed_by_fk',
      columns: [it.districtId, it.closedById],
      foreignColumns: [users.districtId, users.id],
    }),
    foreignKey({ columns: [it.districtId, it.createdById], foreignColumns: [users.districtId, users.id] }),
    index().on(it.districtId, it.educatorId),
    // Lists of steps by who agreed on them, of open ones by day, and of closed ones by when they were.
    index('action_steps_by_author').on(it.districtId, it.createdById, it.status),
    index('action_steps_open').on(it.districtId, it.dueOn, it.id).where(sql`${it.status} = 'open'`),
    // Who agreed on a step in some days, from the index alone.
    index('action_steps_by_day').on(it.districtId, it.createdAt, it.educatorId),
    // Steps by due day, those without a day last.
    index('action_steps_by_due')
      .on(it.districtId, sql`(coalesce(${it.dueOn}, 'infinity'::date))`, it.id)
      .where(sql`${it.status} = 'open'`),
    index('action_steps_closed')
      .on(it.districtId, it.status, it.closedAt, it.id)
      .where(sql`${it.status} <> 'open'`),
    ownDistrict(),
  ],
)

/** Events of a step, in the order in which they happened, and what its two noted beside it. How it began is in the step. */
export const stepEvents = pgTable(
  'step_events',
  {
    districtId: districtId(),
    /** The event's id, made by the device for a note: a note sent again is one. */
    id: uuid().notNull(),
    stepId: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    byId: integer().$type<UserId>().notNull(),
    kind: text().$type<StepEventKind>().notNull(),
    /** The status and due day before a change, and after it. */
    fromStatus: text().$type<StepStatus>(),
    toStatus: text().$type<StepStatus>(),
    fromDueOn: date().$type<Day>(),
    toDueOn: date().$type<Day>(),
    /** Whether the step's words were changed. */
    isReworded: boolean().notNull().default(false),
    note: text(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'step_events_step_fk',
      columns: [it.districtId, it.stepId],
      foreignColumns: [actionSteps.districtId, actionSteps.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'step_events_by_fk',
      columns: [it.districtId, it.byId],
      foreignColumns: [users.districtId, users.id],
    }),
    index('step_events_by_step').on(it.districtId, it.stepId, it.at),
    ownDistrict(),
  ],
)
