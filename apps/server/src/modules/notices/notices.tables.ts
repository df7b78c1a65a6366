import type { Day } from '@corridor/domain/calendar/calendar'
import type { NoticeKind } from '@corridor/domain/notices/notices'
import type { MailTime } from '@corridor/domain/notices/notifications'
import type { UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import {
  date,
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
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts } from '../districts/districts.tables.ts'
import { actionSteps } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { users } from '../people/people.tables.ts'

/** Notices: what the bell tells somebody of. No content: where a notice leads decides what they still may read. */
export const notices = pgTable(
  'notices',
  {
    districtId: districtId(),
    /** The notice's id, which begins with the moment it was written, so that ids are in the order of the list. */
    id: uuid().notNull(),
    userId: integer().$type<UserId>().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    /** The key of what the notice tells of, so that nobody is told twice. */
    key: text().notNull(),
    /** The name of who did it, as it was then. */
    by: text(),
    observationId: uuid(),
    stepId: uuid(),
    /** The day on which something is due. */
    day: date().$type<Day>(),
    readAt: timestamp({ withTimezone: true }),
    /** When the notice is mailed, as its reader had chosen when it was written. */
    mail: text().$type<MailTime>().notNull(),
    /** When the notice went into a digest, or was left out of one because its reader had lost the right to it. */
    digestedAt: timestamp({ withTimezone: true }),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'notices_user_fk',
      columns: [it.districtId, it.userId],
      foreignColumns: [users.districtId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notices_observation_fk',
      columns: [it.districtId, it.observationId],
      foreignColumns: [observations.districtId, observations.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notices_step_fk',
      columns: [it.districtId, it.stepId],
      foreignColumns: [actionSteps.districtId, actionSteps.id],
    }).onDelete('cascade'),
    unique('notices_once').on(it.districtId, it.userId, it.key),
    index('notices_of').on(it.districtId, it.userId, it.id),
    index('notices_unread').on(it.districtId, it.userId, it.id).where(sql`${it.readAt} is null`),
    index('notices_to_digest')
      .on(it.districtId, it.userId)
      .where(sql`${it.mail} = 'digest' and ${it.digestedAt} is null`),
    index('notices_by_observation')
      .on(it.districtId, it.observationId)
      .where(sql`${it.observationId} is not null`),
    ownDistrict(),
  ],
)

/** Rounds of reminders: how far each district has been reminded. Servers take turns at a row. */
export const reminderRounds = pgTable(
  'reminder_rounds',
  {
    districtId: districtId()
      .primaryKey()
      .references(() => districts.id),
    /** The last day on which people of the district were reminded, or not, as there was no school. */
    lastOn: date().$type<Day>().notNull(),
    /** The day through which unanswered sendings were reminded of. */
    unansweredThrough: date().$type<Day>().notNull(),
  },
  () => [ownDistrict()],
)
