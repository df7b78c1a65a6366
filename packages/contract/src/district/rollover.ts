import { Day } from '@corridor/domain/calendar/calendar'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import { word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const count = z.int().check(z.nonnegative())
const Revision = count

const Calendar = z.object({
  startsOn: Day,
  endsOn: Day,
  terms: z.array(z.object({ name: z.string(), startsOn: Day, endsOn: Day })),
  closures: z.array(z.object({ name: z.string(), firstOn: Day, lastOn: Day })),
})

const Rollover = z.object({
  today: Day,
  /** The latest school year of the district; null: it has none yet. */
  lastYear: z.nullable(Calendar),
  /** Schools in use, with how many educators teach there today. */
  schools: z.array(z.object({ id: SchoolId, name: z.string(), educators: count })),
  draft: z.nullable(
    z.object({
      revision: Revision,
      savedAt: z.iso.datetime(),
      savedBy: z.string(),
      content: RolloverDraft,
    }),
  ),
  /** The last rollover that was carried out; null: none was, or it was undone. */
  done: z.nullable(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      by: z.string(),
      startsOn: Day,
      endsOn: Day,
      leaving: count,
      moving: count,
      grades: count,
      /** When grades change; null: none do, or they have. */
      gradesDueOn: z.nullable(Day),
      /** Why the rollover cannot be undone any more; null: it can. */
      keptBecause: z.nullable(z.string()),
      /** Names of people who were changed since and would stay as they are. */
      staying: z.array(z.string()),
      /** Whether somebody changed the new calendar since; undoing takes that back too. */
      isCalendarChanged: z.boolean(),
    }),
  ),
})
export type Rollover = z.infer<typeof Rollover>

const Named = z.object({ educatorId: EducatorId, name: z.string() })

const RolloverCheck = z.object({
  revision: Revision,
  /** A fingerprint of what was checked: exactly this is carried out, and nothing that changed since. */
  mark: z.string(),
  year: z.object({
    startsOn: z.string(),
    endsOn: z.string(),
    terms: count,
    closures: count,
    schoolDays: count,
    /** Closures of last year that the new calendar does not name. */
    withoutMatch: z.array(z.string()),
  }),
  lastOn: Day,
  leaving: z.array(z.extend(Named, { schools: z.array(z.string()) })),
  moving: z.array(z.extend(Named, { from: z.string(), to: z.string() })),
  grades: z.array(z.extend(Named, { from: z.string(), to: z.string() })),
  /** How many teach today and are not named. */
  staying: count,
  /** What has to change in the calendar first. */
  calendarFaults: z.array(z.string()),
  faults: z.array(z.extend(Named, { sentence: z.string() })),
})
export type RolloverCheck = z.infer<typeof RolloverCheck>

const Mark = word(/^[\da-f]{64}$/, 'Check again first.')
const access = 'district.manage' as const

export const rollover = {
  show: endpoint({
    method: 'GET',
    path: '/rollover',
    summary: 'The next school year as it is being prepared, and the last one that was begun this way',
    access,
    response: Rollover,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/rollover/draft',
    summary: 'Keep what is planned for the next school year; nothing of it happens yet',
    access,
    problems: ['rollover-has-moved', 'school-year-not-found'],
    /** `baseRevision` is the revision that the draft grew out of; 0: there was none. */
    body: z.strictObject({ baseRevision: Revision, content: RolloverDraft }),
    response: z.object({ revision: Revision, savedAt: z.iso.datetime() }),
  }),
  discardDraft: endpoint({
    method: 'DELETE',
    path: '/rollover/draft',
    summary: 'Throw the plan away',
    access,
    response: Rollover,
  }),
  check: endpoint({
    method: 'POST',
    path: '/rollover/check',
    summary: 'What the saved plan would do, by name; nothing changes',
    access,
    problems: ['rollover-has-moved'],
    body: z.strictObject({ baseRevision: Revision }),
    response: RolloverCheck,
  }),
  carryOut: endpoint({
    method: 'POST',
    path: '/rollover/carry-out',
    summary: 'Do what was checked, all of it or nothing',
    access,
    problems: ['rollover-has-moved', 'rollover-not-ready'],
    body: z.strictObject({ baseRevision: Revision, mark: Mark }),
    response: Rollover,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/rollover/undo',
    summary: 'Take the last one back, before its year begins',
    access,
    problems: ['rollover-not-undoable'],
    body: z.strictObject({ id: z.uuid() }),
    response: Rollover,
  }),
}
