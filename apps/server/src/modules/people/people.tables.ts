import type { Day } from '@corridor/domain/calendar/calendar'
import type { MailChoices } from '@corridor/domain/notices/notifications'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { type Role, roles } from '@corridor/domain/people/roles'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts, schools } from '../districts/districts.tables.ts'

export const users = pgTable(
  'users',
  {
    districtId: districtId().references(() => districts.id),
    // Spec §9: id 7 is the demo account's. The sequence starts well above it and never hands it out.
    id: integer().$type<UserId>().notNull().generatedByDefaultAsIdentity({ startWith: 1000, minValue: 1000 }),
    name: text().notNull(),
    /** A title for people to read; it gives no power. */
    jobTitle: text(),
    /** When the user wants to be mailed about what, where that is not the usual. */
    mailChoices: jsonb().$type<MailChoices>().notNull().default({}),
  },
  (it) => [primaryKey({ columns: [it.districtId, it.id] }), ownDistrict()],
)

export const assignments = pgTable(
  'assignments',
  {
    districtId: districtId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    userId: integer().$type<UserId>().notNull(),
    role: text({ enum: roles }).$type<Role>().notNull(),
    /** The school of the assignment; null: the whole district. */
    schoolId: integer().$type<SchoolId>(),
    /** The group of educators; null: everybody in the school. */
    educatorIds: integer().array().$type<EducatorId[]>(),
    startsOn: date().$type<Day>().notNull(),
    endsOn: date().$type<Day>(),
    /** When the assignment was taken away while held; null: it ends by its days alone. Until then it counts for visits. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({ columns: [it.districtId, it.userId], foreignColumns: [users.districtId, users.id] }),
    foreignKey({ columns: [it.districtId, it.schoolId], foreignColumns: [schools.districtId, schools.id] }),
    index().on(it.districtId, it.userId),
    check('assignments_role', sql.raw(`role in (${roles.map((role) => `'${role}'`).join(', ')})`)),
    ownDistrict(),
  ],
)
