import type { DistrictId, UserId } from '@corridor/domain/ids'
import { foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../modules/people/people.tables.ts'

// What must be read before a district is known. No names, no notes, and no row-level security.

export const accounts = pgTable(
  'accounts',
  {
    userId: integer().$type<UserId>().primaryKey(),
    districtId: integer().$type<DistrictId>().notNull(),
    /** Lower case: one address is one account in the whole product. */
    email: text().notNull().unique(),
    /** Null until the person has chosen a password. */
    passwordHash: text(),
  },
  (it) => [foreignKey({ columns: [it.districtId, it.userId], foreignColumns: [users.districtId, users.id] })],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: a stolen table opens no session. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (it) => [index().on(it.expiresAt), index().on(it.userId)],
)
