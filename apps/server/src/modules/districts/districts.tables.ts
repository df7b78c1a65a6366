import type { Day } from '@corridor/domain/calendar/calendar'
import type { Period } from '@corridor/domain/clock/bell-schedule'
import type { DistrictId, SchoolId } from '@corridor/domain/people/ids'
import type { Policies } from '@corridor/domain/people/policies'
import {
  boolean,
  customType,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const districts = pgTable(
  'districts',
  {
    // The column is named like the key of every other tenant table, so that one policy fits all.
    id: integer('district_id').$type<DistrictId>().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    timeZone: text().notNull(),
    trialEndsAt: timestamp({ withTimezone: true }),
    /** The plan's instants, as `Plan` has them: made from its events and kept here for every request. */
    planEndsAt: timestamp({ withTimezone: true }),
    planAwaitsAfter: timestamp({ withTimezone: true }),
    planPastDueAfter: timestamp({ withTimezone: true }),
    planCancelledAt: timestamp({ withTimezone: true }),
    /** When somebody last asked for the plan to be turned on again. */
    planRemindedAt: timestamp({ withTimezone: true }),
    /** The policies that differ from the usual. */
    policies: jsonb().$type<Partial<Policies>>().notNull().default({}),
  },
  () => [ownDistrict()],
)

/** Logos of districts, for their mails and records: at most one, and small. */
export const districtLogos = pgTable(
  'district_logos',
  {
    districtId: districtId()
      .primaryKey()
      .references(() => districts.id),
    type: text().$type<'image/jpeg' | 'image/png'>().notNull(),
    bytes: bytea().notNull(),
  },
  () => [ownDistrict()],
)

export const schools = pgTable(
  'schools',
  {
    districtId: districtId().references(() => districts.id),
    id: integer().$type<SchoolId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    gradeSpan: text().notNull(),
    /** Visits a week that the team wants to make; null where it set none. */
    visitsPlannedPerWeek: integer(),
    /** The periods of an ordinary school day, in the district's time. */
    bellSchedule: jsonb().$type<Period[]>().notNull().default([]),
    isActive: boolean().notNull().default(true),
  },
  (it) => [primaryKey({ columns: [it.districtId, it.id] }), ownDistrict()],
)

export const schoolYears = pgTable(
  'school_years',
  {
    districtId: districtId().references(() => districts.id),
    startsOn: date().$type<Day>().notNull(),
    endsOn: date().$type<Day>().notNull(),
  },
  (it) => [primaryKey({ columns: [it.districtId, it.startsOn] }), ownDistrict()],
)

export const closures = pgTable(
  'closures',
  {
    districtId: districtId(),
    yearStartsOn: date().$type<Day>().notNull(),
    firstOn: date().$type<Day>().notNull(),
    lastOn: date().$type<Day>().notNull(),
    name: text().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.yearStartsOn, it.firstOn] }),
    foreignKey({
      columns: [it.districtId, it.yearStartsOn],
      foreignColumns: [schoolYears.districtId, schoolYears.startsOn],
    }),
    ownDistrict(),
  ],
)

/** Parts of a school year: semesters, trimesters, quarters. */
export const terms = pgTable(
  'terms',
  {
    districtId: districtId(),
    yearStartsOn: date().$type<Day>().notNull(),
    startsOn: date().$type<Day>().notNull(),
    endsOn: date().$type<Day>().notNull(),
    name: text().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.yearStartsOn, it.startsOn] }),
    foreignKey({
      columns: [it.districtId, it.yearStartsOn],
      foreignColumns: [schoolYears.districtId, schoolYears.startsOn],
    }),
    ownDistrict(),
  ],
)
