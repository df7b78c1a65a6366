import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type {
  FieldChange,
  InvitePlan,
  PlanFault,
  PlanKind,
  RosterFacts,
  RosterMends,
} from '@corridor/domain/roster/plan/roster-plan'
import type { RosterField } from '@corridor/domain/roster/roster-field'
import type { RosterRow } from '@corridor/domain/roster/roster-row'
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts, schools } from '../districts/districts.tables.ts'
import { users } from '../people/people.tables.ts'
import type { RosterRead } from './read/roster-read.ts'

const instant = () => timestamp({ withTimezone: true })

export type RosterWho = 'educators' | 'users'
/** The states of an import. `stopped`: the server ended in the middle of a check, and nothing is left of it. */
export type ImportState =
  | 'checking'
  | 'checked'
  | 'importing'
  | 'done'
  | 'cancelled'
  | 'undoing'
  | 'undone'
  | 'stopped'

/** What a file was recognized as; the people in it are kept elsewhere, and for a day. */
export type ReadFacts = Omit<RosterRead, 'rows'> & { readonly staff: number }

export type PlanCounts = Readonly<Record<PlanKind, number>>

/** What an undo did: how much it took back, and what had gone on since. */
export interface UndoCounts {
  readonly undone: number
  readonly visited: number
  readonly edited: number
}

/** Roster imports: what somebody brought, what it would do, and how far it has come. */
export const rosterImports = pgTable(
  'roster_imports',
  {
    districtId: districtId().references(() => districts.id),
    /** The import's id, made by the browser: sent twice, checked once. */
    id: uuid().notNull(),
    /** A number that keeps imports of one moment in the order in which they came. */
    sequence: integer().notNull().generatedAlwaysAsIdentity(),
    /** Who brought the roster, or in whose name it was pulled; then whoever decides about it. */
    userId: integer().$type<UserId>().notNull(),
    /** Whether the roster came from the district's roster service, and nobody brought it. */
    isPulled: boolean().notNull().default(false),
    who: text().$type<RosterWho>().notNull(),
    state: text().$type<ImportState>().notNull(),
    fileName: text().notNull(),
    /** What the file was recognized as; null until it is read. */
    read: jsonb().$type<ReadFacts>(),
    /** Whether whoever is not in the roster has left; null: as the file says. */
    isWhole: boolean(),
    mends: jsonb().$type<RosterMends>().notNull(),
    /** How often the roster was checked: somebody agrees to one of these checks. */
    version: integer().notNull().default(0),
    /** The district's day for which the roster was checked. */
    checkedOn: date().$type<Day>(),
    /** What whoever imports might change when the roster was checked. */
    rights: text(),
    counts: jsonb().$type<PlanCounts>(),
    /** How many rows are of schools out of reach. */
    outside: integer().notNull().default(0),
    /** Active educators within reach before the import. */
    active: integer().notNull().default(0),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    startedAt: instant().notNull(),
    /** When the import last moved on. One that has not for long is over. */
    movedAt: instant().notNull(),
    finishedAt: instant(),
    undone: jsonb().$type<UndoCounts>(),
    /** Who last asked for it to be undone: who brought the roster, or an administrator. */
    undoneById: integer().$type<UserId>(),
    /** The reason to tell, in a sentence. */
    reason: text(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'roster_imports_user_fk',
      columns: [it.districtId, it.userId],
      foreignColumns: [users.districtId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'roster_imports_undone_by_fk',
      columns: [it.districtId, it.undoneById],
      foreignColumns: [users.districtId, users.id],
    }),
    index('roster_imports_by_start').on(it.districtId, it.startedAt),
    ownDistrict(),
  ],
)

const ofImport = (it: { districtId: AnyPgColumn; importId: AnyPgColumn }, name: string) =>
  foreignKey({
    name,
    columns: [it.districtId, it.importId],
    foreignColumns: [rosterImports.districtId, rosterImports.id],
  }).onDelete('cascade')

/** Staff of a roster between the check and the import, for a day at most. */
export const rosterRows = pgTable(
  'roster_rows',
  {
    districtId: districtId(),
    importId: uuid().notNull(),
    row: integer().notNull(),
    content: jsonb().$type<RosterRow>().notNull(),
  },
  (it) => [
    primaryKey({ name: 'roster_rows_pk', columns: [it.districtId, it.importId, it.row] }),
    ofImport(it, 'roster_rows_import_fk'),
    ownDistrict(),
  ],
)

/** What an import would do or did, person by person: kept until it can no longer be undone. */
export const rosterPlan = pgTable(
  'roster_plan',
  {
    districtId: districtId(),
    importId: uuid().notNull(),
    /** The item's place, from 1, each kind by itself. */
    position: integer().notNull(),
    kind: text().$type<PlanKind>().notNull(),
    row: integer(),
    name: text().notNull(),
    externalId: text(),
    email: text(),
    /** The educator; for somebody new, once they are in. After an undo the id may be nobody's. */
    educatorId: integer().$type<EducatorId>(),
    userId: integer().$type<UserId>(),
    before: jsonb().$type<RosterFacts>(),
    after: jsonb().$type<RosterFacts>(),
    invite: jsonb().$type<InvitePlan>(),
    changes: jsonb().$type<readonly FieldChange[]>().notNull(),
    faults: jsonb().$type<readonly PlanFault[]>().notNull(),
    hint: text(),
    /** The words that a search looks through, in lower case. */
    words: text().notNull(),
    /** What an undo made of the item. */
    outcome: text().$type<'undone' | 'visited' | 'edited'>(),
  },
  (it) => [
    primaryKey({ name: 'roster_plan_pk', columns: [it.districtId, it.importId, it.kind, it.position] }),
    ofImport(it, 'roster_plan_import_fk'),
    ownDistrict(),
  ],
)

/** Habits of a district's files: which column is what, and which school is meant by which word. */
export const rosterHabits = pgTable(
  'roster_habits',
  {
    districtId: districtId().references(() => districts.id),
    who: text().$type<RosterWho>().notNull(),
    mapping: jsonb().$type<Readonly<Record<string, RosterField | null>>>().notNull(),
    schools: jsonb().$type<Readonly<Record<string, SchoolId>>>().notNull(),
  },
  (it) => [primaryKey({ columns: [it.districtId, it.who] }), ownDistrict()],
)

/** Suggestions: somebody whom a roster names and who may be invited. It gives them nothing. */
export const rosterSuggestions = pgTable(
  'roster_suggestions',
  {
    districtId: districtId().references(() => districts.id),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    importId: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    jobTitle: text(),
    schoolId: integer().$type<SchoolId>(),
    /** What the person does, in the roster's own word. */
    role: text().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    unique('roster_suggestions_email').on(it.districtId, it.email),
    ofImport(it, 'roster_suggestions_import_fk'),
    foreignKey({
      name: 'roster_suggestions_school_fk',
      columns: [it.districtId, it.schoolId],
      foreignColumns: [schools.districtId, schools.id],
    }).onDelete('cascade'),
    ownDistrict(),
  ],
)
