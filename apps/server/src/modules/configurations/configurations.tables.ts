import type { JsonObject } from '@corridor/domain/data/json'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { districts, schools } from '../districts/districts.tables.ts'
import { users } from '../people/people.tables.ts'

/** Configurations: how a district uses a tool, one for each single tool, many for the domain tools. */
export const configurations = pgTable(
  'configurations',
  {
    districtId: districtId().references(() => districts.id),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    toolTypeId: smallint().notNull(),
    name: text().notNull(),
    /** The school that the configuration is of; null: the district's. */
    schoolId: integer().$type<SchoolId>(),
    /** Since when nobody starts an observation with it any more; what was captured with it stays. */
    retiredAt: timestamp({ withTimezone: true }),
    /** The draft that is being written, half done as it may be; null where none is. */
    draft: jsonb().$type<JsonObject>(),
    /** How often the draft was saved. */
    draftRevision: integer().notNull().default(0),
    draftSavedAt: timestamp({ withTimezone: true }),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'configurations_school_fk',
      columns: [it.districtId, it.schoolId],
      foreignColumns: [schools.districtId, schools.id],
    }),
    // A district has one configuration of each tool but rubrics (9) and look-for sets (11), which are many.
    uniqueIndex('configurations_of_single_tools')
      .on(it.districtId, it.toolTypeId)
      .where(sql`${it.toolTypeId} not in (9, 11)`),
    ownDistrict(),
  ],
)

/** Tool settings: which tools a district uses. A tool without a row is used everywhere, in its usual place. */
export const toolSettings = pgTable(
  'tool_settings',
  {
    districtId: districtId().references(() => districts.id),
    toolTypeId: smallint().notNull(),
    isEnabled: boolean().notNull(),
    /** The tool's place in the order in which observers see them. */
    position: smallint().notNull(),
    /** The schools where the tool is used; null: every school. */
    schoolIds: integer().array().$type<SchoolId[]>(),
  },
  (it) => [primaryKey({ columns: [it.districtId, it.toolTypeId] }), ownDistrict()],
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
    /** Who published the version; null: Corridor ships it. */
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
