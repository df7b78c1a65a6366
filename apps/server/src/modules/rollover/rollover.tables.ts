import type { Day } from '@corridor/domain/calendar/calendar'
import type { UserId } from '@corridor/domain/people/ids'
import type { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import type { PeoplePlan } from '@corridor/domain/rollover/rollover-plan'
import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { users } from '../people/people.tables.ts'

/** What a rollover did to people, as undoing it needs it. */
export type RolloverDone = Pick<PeoplePlan, 'teaching' | 'grades'> & {
  readonly leaving: number
  readonly moving: number
}

/** Rollovers: one that is being prepared, and those that were carried out. */
export const rollovers = pgTable(
  'rollovers',
  {
    districtId: districtId(),
    id: uuid().notNull().defaultRandom(),
    status: text().$type<'draft' | 'done' | 'undone'>().notNull(),
    /** How often the draft was saved. */
    revision: integer().notNull(),
    draft: jsonb().$type<RolloverDraft>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    savedById: integer().$type<UserId>().notNull(),
    doneAt: timestamp({ withTimezone: true }),
    doneById: integer().$type<UserId>(),
    done: jsonb().$type<RolloverDone>(),
    /** The day on which grades are to change; null: none are, or they have. */
    gradesDueOn: date().$type<Day>(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'rollovers_saved_by_fk',
      columns: [it.districtId, it.savedById],
      foreignColumns: [users.districtId, users.id],
    }),
    foreignKey({
      name: 'rollovers_done_by_fk',
      columns: [it.districtId, it.doneById],
      foreignColumns: [users.districtId, users.id],
    }),
    uniqueIndex('rollovers_one_draft').on(it.districtId).where(sql`${it.status} = 'draft'`),
    index('rollovers_done').on(it.districtId, it.doneAt),
    ownDistrict(),
  ],
)
