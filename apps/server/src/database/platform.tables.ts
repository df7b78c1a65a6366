import type { MailKind, MailTrouble } from '@corridor/domain/mail/delivery'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Provider } from '@corridor/domain/people/sign-in/providers'
import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../modules/people/people.tables.ts'

// Platform tables: what must be read before a district is known. No names, no notes, and no row-level security.

export const accounts = pgTable(
  'accounts',
  {
    userId: integer().$type<UserId>().primaryKey(),
    districtId: integer().$type<DistrictId>().notNull(),
    /** The address, in lower case: one address is one account in the whole product. */
    email: text().notNull().unique(),
    /** The hash of the password; null where the person signs in with a school account alone. */
    passwordHash: text(),
    /** Since when the account opens nothing. */
    pausedAt: timestamp({ withTimezone: true }),
    /** The key that opens what this person's devices locked away at sign-out; made with the first snapshot. */
    sealingKey: text(),
    /** The key that signs the links with which this person ends mails without signing in. */
    unsubscribeKey: uuid().notNull().defaultRandom(),
  },
  (it) => [foreignKey({ columns: [it.districtId, it.userId], foreignColumns: [users.districtId, users.id] })],
)

/** Sessions: each is a device that is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    staySignedIn: boolean().notNull(),
    /** The browser as it names itself: “Chrome on Android”. */
    device: text().notNull(),
    /** The browser's own cookie, hashed: signing in again ends what was left signed in there. */
    deviceHash: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When a retired token of the session was tried again: somebody may have copied it. */
    tokenReusedAt: timestamp({ withTimezone: true }),
    /** When a second factor was shown; null where none was asked for. */
    secondFactorAt: timestamp({ withTimezone: true }),
    /** When its owner last showed once more that the session is theirs; null: when it began. */
    provenAt: timestamp({ withTimezone: true }),
    /** Support's own session, while it looks with this person's eyes. Its end takes this one with it. */
    parentId: uuid(),
  },
  (it) => [
    index().on(it.expiresAt),
    index().on(it.userId),
    index().on(it.deviceHash),
    index().on(it.parentId),
    foreignKey({ columns: [it.parentId], foreignColumns: [it.id] }).onDelete('cascade'),
  ],
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

/** Throttles: failed attempts by account, address or block of addresses. Kept over restarts, shared by all servers. */
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
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    /** The mail's text, which may hold a link that opens something: null once the mail was sent or given up. */
    text: text(),
    /** The district whose name and logo the mail bears, and in whose outbox it waits; null where none is known yet. */
    districtId: integer().$type<DistrictId>(),
    /** The kind of mail, for who looks after the outbox: neither subject nor text are theirs to read. */
    kind: text().$type<MailKind>().notNull().default('notice'),
    /** The words on the mail's button. */
    action: text(),
    replyTo: text(),
    /** An invitation for calendars that goes with the mail, as iCalendar; null: none, or the mail is sent. */
    calendar: text(),
    /** An invoice or the like that goes with the mail as PDF: one of its district's documents. */
    documentId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** The address where its reader ends mails of its kind; null: its kind cannot be ended, or it is sent. */
    unsubscribeUrl: text(),
    attempts: integer().notNull().default(0),
    lastErrorCode: text(),
    /** Until when a sender holds the mail, by the database's clock: no two send it at once. */
    claimedUntil: timestamp({ withTimezone: true }),
    /** The mail is not tried again before this moment, by the database's clock. */
    nextTryAt: timestamp({ withTimezone: true }),
    /** When the mail came back, or was given up. */
    stoppedAt: timestamp({ withTimezone: true }),
    /** Why the last attempt to send the mail failed. */
    trouble: text().$type<MailTrouble>(),
  },
  // Mails that wait: few beside those that went out.
  (it) => [
    index('mails_waiting')
      .on(it.districtId, it.createdAt, it.id)
      .where(sql`${it.sentAt} is null and ${it.stoppedAt} is null`),
  ],
)

/** Secrets of the product, made with its tables and shared by all its servers. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** One-time tokens: links that were mailed and work once. */
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

/** Invitations: people who were invited and have not come yet have no account until they accept. */
export const invitations = pgTable(
  'invitations',
  {
    /** SHA-256 of the mailed token. */
    tokenHash: text().primaryKey(),
    districtId: integer().$type<DistrictId>().notNull(),
    userId: integer().$type<UserId>().notNull(),
    /** The address, in lower case. */
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The user whose name stands in a mail that waits. */
    invitedBy: integer().$type<UserId>(),
    /** Since when the invitation's mail waits, because so many went out before; null: it has been written. */
    waitsSince: timestamp({ withTimezone: true }),
  },
  (it) => [
    unique().on(it.districtId, it.userId),
    index().on(it.districtId, it.waitsSince).where(isNotNull(it.waitsSince)),
    foreignKey({
      columns: [it.districtId, it.userId],
      foreignColumns: [users.districtId, users.id],
    }).onDelete('cascade'),
  ],
)

/** Registrations: districts that wait for whoever has the address. Nothing is made of them before. */
export const registrations = pgTable(
  'registrations',
  {
    /** SHA-256 of the mailed token. */
    tokenHash: text().primaryKey(),
    /** All that was typed, sealed with the token, which is in the mail and nowhere here. Null once confirmed. */
    sealed: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (it) => [index().on(it.expiresAt)],
)

/** Identities: school accounts with which somebody signs in. The address is for people to read: it never opens anything. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text().$type<Provider>().notNull(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    email: text(),
    linkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (it) => [primaryKey({ columns: [it.issuer, it.subject] }), unique().on(it.userId, it.provider)],
)

export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .$type<UserId>()
    .primaryKey()
    .references(() => accounts.userId, { onDelete: 'cascade' }),
  /** The secret in Base32, as authenticators read it. */
  secret: text().notNull(),
  /** When the person showed a first code; null until then. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The half minute of the last code that was taken: no code works twice. */
  lastStep: integer().notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (it) => [primaryKey({ columns: [it.userId, it.codeHash] })],
)
