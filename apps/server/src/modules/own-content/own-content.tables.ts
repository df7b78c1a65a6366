import type { JsonObject } from '@corridor/domain/data/json'
import type { UserId } from '@corridor/domain/people/ids'
import { foreignKey, integer, jsonb, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { users } from '../people/people.tables.ts'

/** Own content: what somebody keeps for themself in a tool. It goes with them. */
export const ownContents = pgTable(
  'own_contents',
  {
    districtId: districtId(),
    userId: integer().$type<UserId>().notNull(),
    toolTypeId: smallint().notNull(),
    content: jsonb().$type<JsonObject>().notNull(),
    /** The number of savings. */
    revision: integer().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.userId, it.toolTypeId] }),
    foreignKey({
      name: 'own_contents_user_fk',
      columns: [it.districtId, it.userId],
      foreignColumns: [users.districtId, users.id],
    }).onDelete('cascade'),
    ownDistrict(),
  ],
)
