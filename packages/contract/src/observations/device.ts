import { Day } from '@corridor/domain/calendar/calendar'
import { Period } from '@corridor/domain/clock/bell-schedule'
import { JsonRecord, Purpose } from '@corridor/domain/observation/observation'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fromText, Search } from '../text.ts'
import { SavedObservation } from './observations.ts'

/** An educator whom I may observe, as a list to choose from shows them. */
const RosterEducator = z.object({
  id: EducatorId,
  name: z.string(),
  grades: z.string(),
  subject: z.string(),
  room: z.string(),
  periods: z.array(z.string()),
  schools: z.array(SchoolId),
  lastVisitOn: z.nullable(Day),
  /** The tool I used last with them. */
  lastToolTypeId: z.nullable(z.int()),
  /** The set that was used last with that tool. Absent: from an older server. */
  lastConfigurationId: z.optional(z.nullable(z.int())),
  /** How many students I saw last in each of the educator’s periods. Absent: from an older server. */
  classes: z.optional(z.array(z.object({ period: z.nullable(z.string()), students: z.int() }))),
})

/** All that a device needs to observe without a connection. */
export const Snapshot = z.object({
  /** When the snapshot was made, by the server’s clock. */
  madeAt: z.iso.datetime(),
  timeZone: z.string(),
  /**
   * The key that locks unsent work away at sign-out, in base64: the device forgets it, and gets it again when this
   * person signs in.
   */
  sealingKey: z.string(),
  schools: z.array(
    z.object({
      id: SchoolId,
      name: z.string(),
      periods: z.array(Period),
      /** Coming days on which nobody teaches. */
      closedOn: z.array(Day),
    }),
  ),
  /** The educators whom I may observe; in a large district, those at schools where I was lately. */
  educators: z.array(RosterEducator),
  /** How many more educators there are: `educators` below finds them. Absent: none. */
  elsewhere: z.optional(z.int()),
  /** Open action steps; of each educator, the one agreed last comes first. */
  steps: z.array(
    z.object({
      id: z.uuid(),
      educatorId: EducatorId,
      text: z.string(),
      dueOn: z.nullable(Day),
      agreedOn: Day,
      /** Whether the step was agreed in coaching: nothing of it goes into what others read. Absent: not. */
      isCoaching: z.optional(z.boolean()),
    }),
  ),
  /** The newest version of each configuration, and the older ones that my unsent observations were captured with. */
  configurations: z.array(
    z.object({
      id: z.int(),
      toolTypeId: z.int(),
      name: z.string(),
      version: z.int(),
      content: JsonRecord,
      isCurrent: z.boolean(),
      /** The school that the configuration belongs to; null: the district. */
      schoolId: z.nullable(SchoolId),
      /** The items that evidence and comments can be tied to. */
      items: z.array(z.object({ id: z.string(), code: z.string(), title: z.string(), domain: z.string() })),
    }),
  ),
  /** The tools that the district uses, in its order. */
  tools: z.array(
    z.object({
      toolTypeId: z.int(),
      position: z.int(),
      /** The schools that use the tool; null: every school. */
      schools: z.nullable(z.array(SchoolId)),
    }),
  ),
  /** What tools carried on for the next visit, oldest first. */
  earlier: z.array(
    z.object({
      educatorId: EducatorId,
      toolTypeId: z.int(),
      observationId: z.uuid(),
      purpose: Purpose,
      startedAt: z.iso.datetime(),
      carried: JsonRecord,
    }),
  ),
  /** My own content of the tools. */
  own: z.array(z.object({ toolTypeId: z.int(), content: JsonRecord })),
  /**
   * My observations that are not sent yet, as many as there is room for: drafts before finished ones, the newest
   * first.
   */
  observations: z.array(SavedObservation),
  /** The other observations that are not sent yet: a device keeps those it has, and fetches one when it is opened. */
  named: z.array(z.pick(SavedObservation, { id: true, revision: true, status: true })),
})
export type Snapshot = z.infer<typeof Snapshot>

/** What a finished visit counted, as its educator may read it. */
const FinishedVisit = z.object({
  observationId: z.uuid(),
  toolTypeId: z.int(),
  purpose: Purpose,
  startedAt: z.iso.datetime(),
  timeZone: z.string(),
  observer: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.string(), note: z.optional(z.string()) })),
})
export type FinishedVisit = z.infer<typeof FinishedVisit>

export const device = {
  educators: endpoint({
    method: 'GET',
    path: '/device/educators',
    summary: 'The first of those whom I may observe and who have this in their name, room or subject',
    access: 'observation.create',
    problems: ['too-busy'],
    query: z.strictObject({ search: Search }),
    response: z.object({ educators: z.array(RosterEducator), isMore: z.boolean() }),
  }),
  snapshot: endpoint({
    method: 'GET',
    path: '/device/snapshot',
    summary: 'Everything a device keeps to observe without a connection',
    access: 'login',
    problems: ['too-busy'],
    response: Snapshot,
  }),
  // Visits are not in the snapshot: they are seldom wanted, and reading what somebody else observed is recorded.
  visits: endpoint({
    method: 'GET',
    path: '/device/visits',
    summary:
      'Figures of the newest finished visits to an educator that I may show them: mine, and what others sent',
    access: 'login',
    problems: ['too-busy'],
    query: z.strictObject({ educator: fromText(EducatorId) }),
    response: z.object({ visits: z.array(FinishedVisit) }),
  }),
}
