import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { foreignKey, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../../database/tenancy.ts'
import { educators } from '../../educators/educators.tables.ts'

/**
 * The last visit to each educator in each school: one row for whoever follows the school, and one for each observer of
 * their own visits, coaching as well. Triggers on observations write it, so that a list asks nothing of the years before.
 */
export const lastVisits = pgTable(
  'last_visits',
  {
    districtId: districtId(),
    educatorId: integer().$type<EducatorId>().notNull(),
    schoolId: integer().$type<SchoolId>().notNull(),
    /** Whose own last visits these are; 0: anybody's but coaching, which is between two. */
    observerId: integer().$type<UserId | 0>().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (it) => [
    primaryKey({
      name: 'last_visits_pk',
      columns: [it.districtId, it.educatorId, it.schoolId, it.observerId],
    }),
    foreignKey({
      name: 'last_visits_educator_fk',
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }).onDelete('cascade'),
    // Whoever was visited since a day, in a district or in some schools, from the index alone.
    index('last_visits_since').on(it.districtId, it.observerId, it.schoolId, it.lastAt, it.educatorId),
    ownDistrict(),
  ],
)
