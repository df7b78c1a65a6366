import type { UserId } from '@corridor/domain/people/ids'
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../../database/tenancy.ts'
import { users } from '../../people/people.tables.ts'
import { observations } from '../observations.tables.ts'

/** Contributions: what somebody other than the observer adds, written only by that person, never part of the document. */
export const contributions = pgTable(
  'contributions',
  {
    districtId: districtId(),
    observationId: uuid().notNull(),
    userId: integer().$type<UserId>().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    /** The answer, with the question as it read then: it may be changed, or gone, when the answer is read. */
    value: jsonb()
      .$type<{
        readonly text: string
        readonly asked?: string
        /** Set on a self-rating before the educator's “Done”: nobody else reads it. */
        readonly isPending?: true
      }>()
      .notNull(),
    revision: integer().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (it) => [
    primaryKey({
      name: 'contributions_pk',
      columns: [it.districtId, it.observationId, it.userId, it.kind, it.key],
    }),
    foreignKey({
      name: 'contributions_observation_fk',
      columns: [it.districtId, it.observationId],
      foreignColumns: [observations.districtId, observations.id],
    }),
    foreignKey({
      name: 'contributions_user_fk',
      columns: [it.districtId, it.userId],
      foreignColumns: [users.districtId, users.id],
    }),
    ownDistrict(),
  ],
)
