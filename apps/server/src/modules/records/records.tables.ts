import type { EducatorId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import {
  check,
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
import { educators } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { sendings } from '../observations/send/sendings.tables.ts'

const instant = () => timestamp({ withTimezone: true })

/** Record links: with what was mailed to the address of an educator who has no account, they open one sending, or what is asked of them ahead of one, after a code. */
export const recordLinks = pgTable(
  'record_links',
  {
    districtId: districtId(),
    /** SHA-256 of the mailed token: a stolen table opens nothing. */
    tokenHash: text().notNull(),
    /** The sending that the link opens; null: it asks. */
    sendId: uuid(),
    /** The observation that asks something of the educator, until it is sent; null: it was sent. */
    askedId: uuid(),
    educatorId: integer().$type<EducatorId>().notNull(),
    /**
     * The address, in lower case, where the link went and its codes go. A link to an address that is theirs no longer
     * opens nothing.
     */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the sender revoked the link: since then it opens nothing. */
    revokedAt: instant(),
    /** SHA-256 of the code that was mailed last and of the link's token, which is nowhere here; null: none, or used. */
    codeHash: text(),
    codeExpiresAt: instant(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.tokenHash] }),
    foreignKey({
      name: 'record_links_sending_fk',
      columns: [it.districtId, it.sendId],
      foreignColumns: [sendings.districtId, sendings.id],
    }),
    foreignKey({
      name: 'record_links_educator_fk',
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    foreignKey({
      name: 'record_links_asked_fk',
      columns: [it.districtId, it.askedId],
      foreignColumns: [observations.districtId, observations.id],
    }).onDelete('cascade'),
    check('record_links_open_one', sql`num_nonnulls(${it.sendId}, ${it.askedId}) = 1`),
    index().on(it.districtId, it.sendId),
    // Looked up for each educator whom an import brought, when the import is undone.
    index('record_links_by_educator').on(it.districtId, it.educatorId),
    index('record_links_asking').on(it.districtId, it.askedId).where(sql`${it.askedId} is not null`),
    ownDistrict(),
  ],
)

/** Record sessions: a tab in which a record link was opened with its code. */
export const recordSessions = pgTable(
  'record_sessions',
  {
    districtId: districtId(),
    /** SHA-256 of the token that only that tab has. */
    tokenHash: text().notNull(),
    linkHash: text().notNull(),
    startedAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.tokenHash] }),
    foreignKey({
      name: 'record_sessions_link_fk',
      columns: [it.districtId, it.linkHash],
      foreignColumns: [recordLinks.districtId, recordLinks.tokenHash],
    }).onDelete('cascade'),
    index().on(it.districtId, it.linkHash),
    ownDistrict(),
  ],
)
