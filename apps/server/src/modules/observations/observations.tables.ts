import type { EducatorId, SchoolId, UserId } from '@corridor/domain/ids'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { schools } from '../districts/districts.tables.ts'
import { educators } from '../educators/educators.tables.ts'
import { users } from '../people/people.tables.ts'

const statuses = ['draft', 'completed', 'sent', 'acknowledged'] as const

export const observations = pgTable(
  'observations',
  {
    districtId: districtId(),
    id: uuid().notNull(),
    /** Observations made together share a visit: coverage counts visits. */
    visitId: uuid().notNull(),
    /** Where it happened; an educator who moves leaves it behind. */
    schoolId: integer().$type<SchoolId>().notNull(),
    educatorId: integer().$type<EducatorId>().notNull(),
    observerId: integer().$type<UserId>().notNull(),
    toolTypeId: smallint().notNull(),
    status: text({ enum: statuses }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({ columns: [it.districtId, it.schoolId], foreignColumns: [schools.districtId, schools.id] }),
    foreignKey({
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    foreignKey({ columns: [it.districtId, it.observerId], foreignColumns: [users.districtId, users.id] }),
    index().on(it.districtId, it.schoolId, it.startedAt),
    index().on(it.districtId, it.educatorId, it.startedAt),
    ownDistrict(),
  ],
)
