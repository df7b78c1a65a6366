import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../../database/tenancy.ts'
import { users } from '../../people/people.tables.ts'
import { educators } from '../educators.tables.ts'
import type { ChangeKind, ChangeMade, Undoable } from './change-kept.ts'

/** Changes to educators that can be undone: changes of several together, and merges. */
export const educatorChanges = pgTable(
  'educator_changes',
  {
    districtId: districtId(),
    /** The change's id, made by the browser: asked again, it answers what was done. */
    id: uuid().notNull(),
    kind: text().$type<ChangeKind>().notNull(),
    madeById: integer().$type<UserId>().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    /** The answer to the change; to its undo, once it is undone. */
    made: jsonb().$type<ChangeMade>().notNull(),
    /** How everything was before and after the change; null once it can no longer be undone. */
    undo: jsonb().$type<Undoable>(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'educator_changes_made_by_fk',
      columns: [it.districtId, it.madeById],
      foreignColumns: [users.districtId, users.id],
    }),
    index('educator_changes_by_time').on(it.districtId, it.madeAt),
    ownDistrict(),
  ],
)

/** Merged educators: they were found to be somebody else on the list, and what still names them means that one. */
export const mergedEducators = pgTable(
  'merged_educators',
  {
    districtId: districtId(),
    /** The id of an educator who is on the list no more. */
    id: integer().$type<EducatorId>().notNull(),
    intoId: integer().$type<EducatorId>().notNull(),
    /** The address, in lower case. Links that were mailed there still open. */
    email: text(),
    changeId: uuid().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'merged_educators_into_fk',
      columns: [it.districtId, it.intoId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    foreignKey({
      name: 'merged_educators_change_fk',
      columns: [it.districtId, it.changeId],
      foreignColumns: [educatorChanges.districtId, educatorChanges.id],
    }),
    index('merged_educators_by_into').on(it.districtId, it.intoId),
    ownDistrict(),
  ],
)

/** Educators told apart: two who look alike, and of whom somebody said that they are not the same person. */
export const toldApart = pgTable(
  'told_apart',
  {
    districtId: districtId(),
    /** The lower id of the two. */
    oneId: integer().$type<EducatorId>().notNull(),
    otherId: integer().$type<EducatorId>().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.oneId, it.otherId] }),
    foreignKey({
      name: 'told_apart_one_fk',
      columns: [it.districtId, it.oneId],
      foreignColumns: [educators.districtId, educators.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'told_apart_other_fk',
      columns: [it.districtId, it.otherId],
      foreignColumns: [educators.districtId, educators.id],
    }).onDelete('cascade'),
    ownDistrict(),
  ],
)
