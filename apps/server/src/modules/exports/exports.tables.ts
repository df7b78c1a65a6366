import type { ExportScope, ExportState } from '@corridor/contract/reports/exports'
import type { UserId } from '@corridor/domain/people/ids'
import {
  bigint,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { users } from '../people/people.tables.ts'
import type { ExportEntries, ExportPlace } from './content/export-progress.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true })

/** Exports: a file with everything that somebody asked for, and how far it has come. */
export const dataExports = pgTable(
  'exports',
  {
    districtId: districtId(),
    /** The export's id, made by the browser: asked for twice, made once. */
    id: uuid().notNull(),
    userId: integer().$type<UserId>().notNull(),
    scope: jsonb().$type<ExportScope>().notNull(),
    about: text().notNull(),
    state: text().$type<Exclude<ExportState, 'expired'>>().notNull(),
    done: integer().notNull().default(0),
    total: integer(),
    /** How many observations a newer Corridor wrote: this one cannot open them. */
    leftOut: integer().notNull().default(0),
    /** Where the next page of the export begins; null: nothing is written yet. */
    place: jsonb().$type<ExportPlace>(),
    entries: jsonb().$type<ExportEntries>().notNull().default({}),
    /** The assignments that its owner had when the first page was written. If they change, the export starts over. */
    rights: text(),
    /** How many pages in a row went wrong. */
    failures: smallint().notNull().default(0),
    failedBecause: text().$type<'rights' | 'error'>(),
    askedAt: instant().notNull(),
    /** When a page was last written. */
    movedAt: instant().notNull(),
    fileName: text(),
    /** The size of the whole file. */
    bytes: bigint({ mode: 'number' }),
    expiresAt: instant(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'exports_user_fk',
      columns: [it.districtId, it.userId],
      foreignColumns: [users.districtId, users.id],
    }).onDelete('cascade'),
    index().on(it.districtId, it.userId, it.askedAt),
    ownDistrict(),
  ],
)

/** Pieces of an export of at most a megabyte, in the order of its bytes: by file of the ZIP, then by position. */
export const exportChunks = pgTable(
  'export_chunks',
  {
    districtId: districtId(),
    exportId: uuid().notNull(),
    file: smallint().notNull(),
    position: integer().notNull(),
    content: bytea().notNull(),
  },
  (it) => [
    primaryKey({ name: 'export_chunks_pk', columns: [it.districtId, it.exportId, it.file, it.position] }),
    foreignKey({
      name: 'export_chunks_export_fk',
      columns: [it.districtId, it.exportId],
      foreignColumns: [dataExports.districtId, dataExports.id],
    }).onDelete('cascade'),
    ownDistrict(),
  ],
)
