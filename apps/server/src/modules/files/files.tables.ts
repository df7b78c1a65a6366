import type { FileType } from '@corridor/domain/files/file-types'
import type { UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { users } from '../people/people.tables.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Photos and documents, in the same database as what they belong to: one backup, one wall between districts. */
export const files = pgTable(
  'files',
  {
    districtId: districtId(),
    /** The file's id, made by the device. */
    id: uuid().notNull(),
    /** The observation that names the file. A file may arrive before its observation does. */
    observationId: uuid().notNull(),
    uploadedById: integer().$type<UserId>().notNull(),
    type: text().$type<FileType>().notNull(),
    content: bytea().notNull(),
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether a saved document was seen to name the file. What came before anybody looked counts as named. */
    isNamed: boolean().notNull().default(true),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({ columns: [it.districtId, it.uploadedById], foreignColumns: [users.districtId, users.id] }),
    index().on(it.districtId, it.observationId),
    index('files_loose_index').on(it.districtId, it.uploadedById).where(sql`not ${it.isNamed}`),
    ownDistrict(),
  ],
)
