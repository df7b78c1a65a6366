import type { Day } from '@corridor/domain/calendar/calendar'
import type { SchoolId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { bigint, date, foreignKey, integer, json, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../../database/tenancy.ts'
import { schools } from '../../districts/districts.tables.ts'

/**
 * Months of schools with visits. Triggers on observations and contributions count each change of what a report counts;
 * a report keeps here what it counted of a whole month, good for as long as nothing changes.
 */
export const visitMonths = pgTable(
  'visit_months',
  {
    districtId: districtId(),
    schoolId: integer().$type<SchoolId>().notNull(),
    /** The month's first day, whichever of its days the school year has. */
    month: date().$type<Day>().notNull(),
    /** Null where the day is between two school years. */
    yearStartsOn: date().$type<Day>(),
    /** How many transactions changed something of the month. */
    changes: integer().notNull(),
    /** The last transaction that changed something: a thousand visits in one are one change. */
    changedIn: bigint({ mode: 'number' }),
    /** The month as counted for whoever leads the school, in a form of the reports' own. */
    kept: json(),
    /** `kept` without what tools counted, which is most of it: homes show visits alone. */
    keptFigures: jsonb().generatedAlwaysAs(sql`kept::jsonb - 'sums'`),
    /** The month as counted for whoever sees sums alone: the cells that tell of nobody. */
    keptCells: json(),
    /** The number of changes at which `kept` was counted; another number: it is outdated. */
    keptAt: integer(),
    /** The form of what is kept, and the time zone of its days of sending. */
    keptForm: integer(),
    keptZone: text(),
    /** The day of the month's last visit, as it was counted; null: it has none. */
    lastOn: date().$type<Day>(),
  },
  (it) => [
    unique('visit_months_key').on(it.districtId, it.schoolId, it.month, it.yearStartsOn).nullsNotDistinct(),
    foreignKey({
      name: 'visit_months_school_fk',
      columns: [it.districtId, it.schoolId],
      foreignColumns: [schools.districtId, schools.id],
    }),
    ownDistrict(),
  ],
)

/** What was recorded with one look-for set or rubric in a month of a school: good for as long as the kept month. */
export const setMonths = pgTable(
  'set_months',
  {
    districtId: districtId(),
    schoolId: integer().$type<SchoolId>().notNull(),
    month: date().$type<Day>().notNull(),
    yearStartsOn: date().$type<Day>(),
    configurationId: integer().notNull(),
    /** What was recorded, in a form of the reports' own. */
    kept: json().notNull(),
  },
  (it) => [
    unique('set_months_key')
      .on(it.districtId, it.schoolId, it.month, it.yearStartsOn, it.configurationId)
      .nullsNotDistinct(),
    foreignKey({
      name: 'set_months_school_fk',
      columns: [it.districtId, it.schoolId],
      foreignColumns: [schools.districtId, schools.id],
    }),
    ownDistrict(),
  ],
)
