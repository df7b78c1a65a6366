import { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { changedFields, planKinds } from '@corridor/domain/roster/plan/roster-plan'
import { rosterFields } from '@corridor/domain/roster/roster-field'
import * as z from 'zod/mini'

export const count = z.int().check(z.nonnegative())
export const Who = z.enum(['educators', 'users'])
export type RosterWho = z.infer<typeof Who>

const states = [
  'checking',
  'checked',
  'importing',
  'done',
  'cancelled',
  'undoing',
  'undone',
  'stopped',
] as const
export type RosterState = (typeof states)[number]

const Column = z.object({ heading: z.string(), field: z.nullable(z.enum(rosterFields)) })

/** What `roster-columns-unknown` answers: the unknown headings of a file, with cells from below them. */
export const UnknownColumns = z.object({
  headerRow: count,
  columns: z.array(z.object({ ...Column.shape, samples: z.array(z.string()) })),
})
export type UnknownColumns = z.infer<typeof UnknownColumns>

const Read = z.object({
  format: z.enum(['csv', 'tsv', 'xlsx', 'oneroster-1.1', 'oneroster-1.2']),
  encoding: z.nullable(z.enum(['utf-8', 'utf-16', 'windows-1252'])),
  separator: z.nullable(z.enum([',', ';', '\t', '|'])),
  /** The sheet of a workbook that was read. */
  sheet: z.nullable(z.string()),
  /** The row of the headings; null for a bundle. */
  headerRow: z.nullable(count),
  /** The files of a bundle that were opened. */
  files: z.optional(z.array(z.string())),
  columns: z.array(Column),
  isBulk: z.boolean(),
  /** How many rows are staff. */
  staff: count,
  passedOver: z.object({ students: count, parents: count, totals: count, blank: count, withoutRole: count }),
})

export const School = z.object({ id: SchoolId, name: z.string() })

export const RosterImport = z.object({
  id: z.uuid(),
  who: Who,
  state: z.enum(states),
  fileName: z.string(),
  by: z.object({ id: UserId, name: z.string() }),
  /** Whether a roster came from the district’s roster service, and nobody brought it. */
  isPulled: z.boolean(),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Counts the checks of the import: a person agrees to one of them. */
  version: count,
  read: z.nullable(Read),
  /** Whether the file is the whole staff: people missing from it have left. */
  isWhole: z.boolean(),
  counts: z.object({
    new: count,
    changed: count,
    leaving: count,
    unchanged: count,
    fault: count,
    invite: count,
  }),
  /** How many rows are of schools out of the reader’s reach: they are left out. */
  outside: count,
  /** How many active people were within reach before it. */
  active: count,
  /** Whether so many leave that it is asked twice. */
  asksTwice: z.boolean(),
  done: count,
  total: count,
  /** Whether the reader may mend, import and cancel it. */
  mayDecide: z.boolean(),
  /** Whether an import can be undone: until the next one, and by people who may. */
  mayUndo: z.boolean(),
  undone: z.nullable(z.object({ undone: count, visited: count, edited: count })),
  reason: z.nullable(z.string()),
})
export type RosterImport = z.infer<typeof RosterImport>

const Change = z.object({
  field: z.enum(changedFields),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

const Mending = z.discriminatedUnion('by', [
  z.object({ by: z.literal('address') }),
  z.object({
    by: z.literal('rows'),
    /** The rows to choose from, with what the file says of each. */
    rows: z.array(z.object({ row: count, name: z.string(), about: z.string() })),
  }),
  z.object({ by: z.literal('school'), key: z.string(), said: z.string() }),
])

export const PlanItem = z.object({
  position: count,
  kind: z.enum(planKinds),
  row: z.nullable(count),
  name: z.string(),
  externalId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  educatorId: z.nullable(EducatorId),
  /** The schools of somebody new, who leaves or who stays as they are, by name. */
  schools: z.array(z.string()),
  changes: z.array(Change),
  faults: z.array(
    z.object({
      /** The file, of a bundle the one in it; null, as the row is, where a roster was pulled. */
      file: z.nullable(z.string()),
      row: z.nullable(count),
      column: z.nullable(z.string()),
      says: z.string(),
      sentence: z.string(),
      mending: z.nullable(Mending),
    }),
  ),
  hint: z.nullable(z.string()),
  /** What an undo did with the change. */
  outcome: z.nullable(z.enum(['undone', 'visited', 'edited'])),
})
export type RosterPlanItem = z.infer<typeof PlanItem>

export const Suggestion = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  jobTitle: z.nullable(z.string()),
  school: z.nullable(School),
  /** What the person does, in the roster’s own word. */
  role: z.string(),
})
export type RosterSuggestion = z.infer<typeof Suggestion>
