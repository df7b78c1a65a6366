import type { UserId } from '@corridor/domain/people/ids'
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { users } from '../people/people.tables.ts'

/** Impersonations: support looked with somebody's eyes. Kept in that person's district, for the district to read. */
export const impersonations = pgTable(
  'impersonations',
  {
    districtId: districtId(),
    /** The id of the session in which support looked. */
    id: uuid().notNull(),
    userId: integer().$type<UserId>().notNull(),
    supportUserId: integer().$type<UserId>().notNull(),
    /** The supporter's name, copied: support belongs to a district of its own, which this one cannot read. */
    supportName: text().notNull(),
    reason: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** When the look ended; null: at `endsAt`. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({ columns: [it.districtId, it.userId], foreignColumns: [users.districtId, users.id] }),
    index().on(it.districtId, it.startedAt),
    ownDistrict(),
  ],
)
