import type { DeliveryState, MailTrouble } from '@corridor/domain/mail/delivery'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import type { AgreedStep } from '@corridor/tools/definition/tool'
import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { districtId, ownDistrict } from '../../../database/tenancy.ts'
import { educators } from '../../educators/educators.tables.ts'
import { users } from '../../people/people.tables.ts'

import { observations } from '../observations.tables.ts'

const instant = () => timestamp({ withTimezone: true })

/** Sendings: what an observer sent together, of one visit to one educator. Read mark, deliveries and replies are for all of it. */
export const sendings = pgTable(
  'sendings',
  {
    districtId: districtId(),
    /** The sending's id, made by the device: sent again, it answers what was stored. */
    id: uuid().notNull(),
    visitId: uuid().notNull(),
    observerId: integer().$type<UserId>().notNull(),
    educatorId: integer().$type<EducatorId>().notNull(),
    /** The message of the sending. Each copy has it, too: a copy stands for itself. */
    message: text().notNull(),
    sentAt: instant().notNull(),
    /** Whether the educator is asked to mark the sending as read. */
    isReadMarkAsked: boolean().notNull().default(true),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({ columns: [it.districtId, it.observerId], foreignColumns: [users.districtId, users.id] }),
    foreignKey({
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    // Sendings that wait for an answer, by how long.
    index().on(it.districtId, it.sentAt),
    // Looked up for each educator whom an import brought, when the import is undone.
    index('sendings_by_educator').on(it.districtId, it.educatorId),
    ownDistrict(),
  ],
)

/** Copies: what was sent, for good. */
export const sentCopies = pgTable(
  'sent_copies',
  {
    districtId: districtId(),
    observationId: uuid().notNull(),
    version: smallint().notNull(),
    sendId: uuid().notNull(),
    revision: integer().notNull(),
    record: jsonb().notNull(),
    /** The educator's steps as they were sent: the next copy takes over what differs. Null before this was kept. */
    steps: jsonb().$type<readonly AgreedStep[]>(),
    message: text().notNull(),
    sentAt: instant().notNull(),
    /** Why the observation was opened again; null as long as the copy stands. */
    reopenedBecause: text(),
    reopenedById: integer().$type<UserId>(),
    reopenedAt: instant(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.observationId, it.version] }),
    foreignKey({
      columns: [it.districtId, it.observationId],
      foreignColumns: [observations.districtId, observations.id],
    }),
    foreignKey({
      name: 'sent_copies_sending_fk',
      columns: [it.districtId, it.sendId],
      foreignColumns: [sendings.districtId, sendings.id],
    }),
    foreignKey({
      name: 'sent_copies_reopened_by_fk',
      columns: [it.districtId, it.reopenedById],
      foreignColumns: [users.districtId, users.id],
    }),
    // Copies that were sent together.
    index().on(it.districtId, it.sendId),
    ownDistrict(),
  ],
)

/** Deliveries: to whom a sending went. The mail itself is in the outbox. */
export const deliveries = pgTable(
  'deliveries',
  {
    districtId: districtId(),
    id: uuid().notNull(),
    sendId: uuid().notNull(),
    /** The reader's name when the sending went out. */
    name: text().notNull(),
    isEducator: boolean().notNull(),
    /** The reader's user; null where the educator does not sign in. */
    userId: integer().$type<UserId>(),
    /** The delivery's mail; null where there is no address. */
    mailId: uuid(),
    openedAt: instant(),
    /** What became of the delivery's mail; kept here, as the mail itself is forgotten after a month. */
    state: text().$type<DeliveryState>().notNull().default('queued'),
    /** When the mail went out, came back or was given up. */
    stateAt: instant(),
    trouble: text().$type<MailTrouble>(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'deliveries_sending_fk',
      columns: [it.districtId, it.sendId],
      foreignColumns: [sendings.districtId, sendings.id],
    }),
    foreignKey({
      name: 'deliveries_user_fk',
      columns: [it.districtId, it.userId],
      foreignColumns: [users.districtId, users.id],
    }),
    index().on(it.districtId, it.sendId),
    // Mails that came back, or were given up: few beside all that were sent.
    index('deliveries_returned')
      .on(it.districtId, it.sendId)
      .where(sql`${it.openedAt} is null and ${it.state} in ('bounced', 'failed')`),
    // Finds the delivery of a mail that came back.
    index('deliveries_by_mail').on(it.districtId, it.mailId).where(sql`${it.openedAt} is null`),
    ownDistrict(),
  ],
)
