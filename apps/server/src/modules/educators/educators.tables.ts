import type { Day } from '@corridor/domain/calendar'
import type { EducatorId, SchoolId } from '@corridor/domain/ids'
import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts, schools } from '../districts/districts.tables.ts'

export const educators = pgTable(
  'educators',
  {
    districtId: districtId().references(() => districts.id),
    id: integer().$type<EducatorId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    grades: text().notNull(),
    subject: text().notNull(),
    room: text().notNull(),
  },
  (it) => [primaryKey({ columns: [it.districtId, it.id] }), ownDistrict()],
)

/** Where an educator taught, and when. */
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
    // Named, because the names that would be made up are longer than PostgreSQL keeps.
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
