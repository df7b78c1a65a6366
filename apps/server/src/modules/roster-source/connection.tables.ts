import type { UserId } from '@corridor/domain/people/ids'
import { boolean, foreignKey, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts } from '../districts/districts.tables.ts'
import { users } from '../people/people.tables.ts'
import type { OneRosterVersion, PullReason } from './oneroster/oneroster-client.ts'

type PullOutcome = 'imported' | 'unchanged' | 'held' | 'failed'

/** How many people a pull would change, or did. */
export interface PullCounts {
  readonly new: number
  readonly changed: number
  readonly leaving: number
  readonly fault: number
}

const instant = () => timestamp({ withTimezone: true })

/** The OneRoster service of a district, at most one; its secret is locked with a key that is in no database. */
export const rosterConnections = pgTable(
  'roster_connections',
  {
    districtId: districtId()
      .primaryKey()
      .references(() => districts.id),
    address: text().notNull(),
    tokenAddress: text().notNull(),
    clientId: text().notNull(),
    sealedSecret: text().notNull(),
    version: text().$type<OneRosterVersion>().notNull(),
    isNightly: boolean().notNull(),
    /** The user whose rights a pull has. */
    changedById: integer().$type<UserId>().notNull(),
    changedAt: instant().notNull(),
    /** Since when a pull is under way; null: none is. */
    pullingSince: instant(),
    pulledAt: instant(),
    outcome: text().$type<PullOutcome>(),
    /** Why the last pull failed. */
    reason: text().$type<PullReason | 'no-right' | 'import-running' | 'broken' | 'secret-lost'>(),
    counts: jsonb().$type<PullCounts>(),
    /** The import that a pull became. */
    importId: uuid(),
  },
  (it) => [
    foreignKey({
      name: 'roster_connections_changed_by_fk',
      columns: [it.districtId, it.changedById],
      foreignColumns: [users.districtId, users.id],
    }),
    ownDistrict(),
  ],
)
