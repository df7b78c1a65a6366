import { SchoolId } from '@corridor/domain/people/ids'
import { changedFields, planKinds } from '@corridor/domain/roster/plan/roster-plan'
import { rosterFields } from '@corridor/domain/roster/roster-field'
import { filledLine, mailAddress, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { MOST_COUNTED } from '../counted.ts'
import { Bytes, endpoint } from '../endpoint.ts'
import { fromText, Search } from '../text.ts'
import { count, PlanItem, RosterImport, School, Suggestion, Who } from './roster-shapes.ts'

const params = z.strictObject({ importId: z.uuid() })
const row = z.int().check(z.positive(), z.maximum(MOST_COUNTED))

const Address = mailAddress().check(
  z.maxLength(254, 'That address is too long.'),
  z.email('Enter an email address such as name@school.org.'),
)

/** Rosters: checked first, imported whole or not at all, and undone until the next. */
export const rosterImports = {
  list: endpoint({
    method: 'GET',
    path: '/roster-imports',
    summary:
      'The latest imports within my reach, newest first, who imports right now, and how columns are read',
    access: 'educator.manage',
    query: z.strictObject({ who: Who }),
    response: z.object({
      items: z.array(RosterImport),
      running: z.nullable(z.object({ name: z.string(), since: z.iso.datetime(), isMe: z.boolean() })),
      /** The schools that a name in a file can be matched to. */
      schools: z.array(School),
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/roster-imports',
    summary:
      'Read a CSV, TSV, XLSX or OneRoster bundle and say what importing it would do. Nothing changes; the file is not kept',
    access: 'educator.manage',
    problems: [
      'roster-not-readable',
      'roster-too-large',
      'roster-columns-unknown',
      'import-not-found',
      'import-is-running',
      'school-not-found',
    ],
    // The browser makes the id: sent twice, it is one check.
    query: z.strictObject({ id: z.uuid(), who: Who, fileName: filledLine('Name the file.', 255) }),
    body: Bytes,
    response: RosterImport,
  }),
  show: endpoint({
    method: 'GET',
    path: '/roster-imports/:importId',
    summary: 'What an import would do or did, and how far it has come',
    access: 'educator.manage',
    problems: ['import-not-found'],
    params,
    response: RosterImport,
  }),
  plan: endpoint({
    method: 'GET',
    path: '/roster-imports/:importId/plan',
    summary: 'Whom an import adds, changes, sets inactive or leaves out, a page at a time',
    access: 'educator.manage',
    problems: ['import-not-found'],
    params,
    query: z.strictObject({
      /** The kind of change; absent: everybody who changes. */
      kind: z.optional(z.enum(planKinds)),
      /** A part of a name, an id, an address or a field. */
      search: z.optional(Search),
      field: z.optional(z.enum(changedFields)),
      /** How many people come before the page. */
      skip: z.optional(fromText(z.int().check(z.nonnegative(), z.maximum(1_000_000)))),
      /** How many people at most; 10 by default. */
      limit: z.optional(fromText(z.int().check(z.minimum(1), z.maximum(100)))),
    }),
    response: z.object({ items: z.array(PlanItem), found: count }),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/roster-imports/:importId/sheet',
    summary: 'The whole check, or one part of it, as CSV',
    access: 'educator.manage',
    problems: ['import-not-found', 'demo-downloads-nothing'],
    params,
    query: z.strictObject({ kind: z.optional(z.enum(planKinds)) }),
    response: Bytes,
  }),
  mend: endpoint({
    method: 'POST',
    path: '/roster-imports/:importId/mend',
    summary: 'Say what is meant where a file is unclear; it is checked again',
    access: 'educator.manage',
    problems: ['import-not-found', 'import-not-open', 'school-not-found'],
    params,
    body: z.strictObject({
      /** Whether the file is the whole staff: people missing from it have left. */
      isWhole: z.optional(z.boolean()),
      /** The address that is meant; null: the row counts as one without an address. */
      address: z.optional(z.strictObject({ row, email: z.nullable(Address) })),
      /** Rows that are left out. */
      dropped: z.optional(z.array(row).check(z.maxLength(100, 'Leave out at most 100 rows at once.'))),
      school: z.optional(z.strictObject({ key: word(/^(id|name) [^\p{Cc}]{0,500}$/u), schoolId: SchoolId })),
    }),
    response: RosterImport,
  }),
  commit: endpoint({
    method: 'POST',
    path: '/roster-imports/:importId/commit',
    summary:
      'Import what was checked, all at once or not at all. Where people changed since, it is checked again instead',
    access: 'educator.manage',
    problems: [
      'import-not-found',
      'import-not-open',
      'import-checked-again',
      'import-has-faults',
      'import-asks-twice',
      'import-changes-nothing',
      'import-is-running',
    ],
    params,
    body: z.strictObject({
      version: count,
      /** Whether rows with faults are left out, and named. */
      leavesFaultsOut: z.boolean(),
      /** How many leave, confirmed by somebody who was asked twice. */
      leaving: z.nullable(count),
    }),
    response: RosterImport,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/roster-imports/:importId',
    summary: 'Give up a check or an import that is under way; nothing of it stays',
    access: 'educator.manage',
    problems: ['import-not-found', 'import-not-open'],
    params,
    response: RosterImport,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/roster-imports/:importId/undo',
    summary: 'Take the last import back; who was visited or changed since stays, and is named',
    access: 'educator.manage',
    problems: ['import-not-found', 'import-not-undone', 'import-is-running'],
    params,
    response: RosterImport,
  }),
  map: endpoint({
    method: 'PUT',
    path: '/roster-columns',
    summary: 'Remember how the columns of our files are read',
    access: 'educator.manage',
    body: z.strictObject({
      who: Who,
      columns: z
        .array(
          z.strictObject({
            heading: filledLine('Name the column.', 200),
            field: z.nullable(z.enum(rosterFields)),
          }),
        )
        .check(z.maxLength(100, 'Use at most 100 columns.')),
    }),
    response: z.object({}),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/roster-suggestions',
    summary: 'People of rosters whom I may invite; each gets the role that I choose',
    access: 'user.manage',
    response: z.object({ items: z.array(Suggestion), found: count }),
  }),
  dismiss: endpoint({
    method: 'DELETE',
    path: '/roster-suggestions/:suggestionId',
    summary: 'Do not suggest somebody any more, until a roster names them again',
    access: 'user.manage',
    problems: ['suggestion-not-found'],
    params: z.strictObject({ suggestionId: fromText(row) }),
    response: z.object({}),
  }),
}
