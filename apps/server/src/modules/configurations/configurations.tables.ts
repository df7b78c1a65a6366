import type { UserId } from '@corridor/domain/ids'
import type { JsonObject } from '@corridor/domain/json'
import { sql } from 'drizzle-orm'
import {
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts } from '../districts/districts.tables.ts'
import { users } from '../people/people.tables.ts'

/** How a district uses a tool: one for each single tool, many for the domain tools. */
export const configurations = pgTable(
  'configurations',
  {
    districtId: districtId().references(() => districts.id),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    toolTypeId: smallint().notNull(),
    name: text().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    // Rubrics (9) and look-for sets (11) are many.
    uniqueIndex('configurations_of_single_tools')
      .on(it.districtId, it.toolTypeId)
      .where(sql`${it.toolTypeId} not in (9, 11)`),
    ownDistrict(),
  ],
)

/** A version is published once and never changes: what was captured with it stays what it was. */
export const configurationVersions = pgTable(
  'configuration_versions',
  {
    districtId: districtId(),
    configurationId: integer().notNull(),
    version: integer().notNull(),
    content: jsonb().$type<JsonObject>().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: as Corridor ships it. */
    publishedById: integer().$type<UserId>(),
  },
  (it) => [
    primaryKey({
      name: 'configuration_versions_pk',
      columns: [it.districtId, it.configurationId, it.version],
    }),
    foreignKey({
      name: 'configuration_versions_configuration_fk',
      columns: [it.districtId, it.configurationId],
      foreignColumns: [configurations.districtId, configurations.id],
    }),
    foreignKey({
      name: 'configuration_versions_user_fk',
      columns: [it.districtId, it.publishedById],
      foreignColumns: [users.districtId, users.id],
    }),
    ownDistrict(),
  ],
)
