import type { DistrictId, UserId } from '@corridor/domain/ids'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
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

/** A device that is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    staySignedIn: boolean().notNull(),
    /** What the browser says it is: «Chrome on Android». */
    device: text().notNull(),
    /** The browser's own cookie, hashed: signing in again ends what was left signed in there. */
    deviceHash: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When a token that had retired was tried again: somebody may have copied it. */
    tokenReusedAt: timestamp({ withTimezone: true }),
  },
  (it) => [index().on(it.expiresAt), index().on(it.userId), index().on(it.deviceHash)],
)

/** A session's tokens, one after the other. An older one retires some time after its successor was first used. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    /** SHA-256 of the token: a stolen table opens no session. */
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    firstUsedAt: timestamp({ withTimezone: true }),
    retiresAt: timestamp({ withTimezone: true }),
  },
  (it) => [index().on(it.sessionId)],
)

/** Failed attempts by account, address or block of addresses. Survives a restart, and is shared by all servers. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  firstFailedAt: timestamp({ withTimezone: true }).notNull(),
  lastFailedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Browsers from which somebody has signed in before: strangers' failures do not keep their owner out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    deviceHash: text().notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (it) => [primaryKey({ columns: [it.userId, it.deviceHash] })],
)

/** Mails to be sent, written together with what they tell of. Jobs send them. */
export const mails = pgTable('mails', {
  id: uuid().primaryKey(),
  to: text().notNull(),
  subject: text().notNull(),
  /** It may hold a link that opens something: null once sent. */
  text: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  sentAt: timestamp({ withTimezone: true }),
  attempts: integer().notNull().default(0),
  lastErrorCode: text(),
})

/** Links that were mailed and work once. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token and of what it is bound to: a stolen table opens nothing. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    kind: text().$type<'password-reset'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (it) => [index().on(it.userId)],
)
