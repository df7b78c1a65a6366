import { ChosenDay, Day } from '@corridor/domain/calendar/calendar'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { stepStatuses } from '@corridor/domain/steps/action-step'
import { filledLine, filledLines, mailAddress, tidyLine, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOf } from '../name.ts'
import { fromText } from '../text.ts'
import { EducatorPageAsked, educatorPageParts } from './educator-page.ts'
import { EducatorsAsked } from './educators-asked.ts'

const Teaching = z.strictObject({
  schoolId: SchoolId,
  startsOn: ChosenDay,
  /** The last day at the school; null: until further notice. */
  endsOn: z.nullable(ChosenDay),
})
export type Teaching = z.infer<typeof Teaching>

const MailAddress = mailAddress().check(
  z.maxLength(254, 'That address is too long.'),
  z.email('Enter an email address such as name@school.org.'),
)

export const EducatorDetails = z.strictObject({
  name: nameOf('Enter the educator’s name.', 120),
  email: z.nullable(MailAddress),
  externalId: z.nullable(filledLine('Enter the number, or leave it out.', 60)),
  grades: filledLine('Enter the grades, such as K–2 or 8.', 20),
  subject: filledLine('Enter what they teach, such as Math.', 60),
  room: tidyLine(40),
  /** Names of the bell schedule’s periods. */
  periods: z.array(filledLine('Name the period.', 20)).check(z.maxLength(20, 'Use at most 20 periods.')),
  hiredOn: z.nullable(ChosenDay),
  isActive: z.boolean(),
  /** Times at schools. Those out of the writer’s reach may be left out or sent back: they stay as they are. */
  schools: z
    .array(Teaching)
    .check(z.minLength(1, 'Choose a school.'), z.maxLength(20, 'Use at most 20 schools.')),
})
export type EducatorDetails = z.infer<typeof EducatorDetails>

const School = z.object({ id: SchoolId, name: z.string() })

const EducatorRow = z.object({
  id: EducatorId,
  name: z.string(),
  grades: z.string(),
  subject: z.string(),
  room: z.string(),
  schools: z.array(School),
  /** The period they teach at this moment, by their school's bell schedule. */
  teachesNow: z.nullable(z.string()),
  lastVisitOn: z.nullable(Day),
  openSteps: z.int(),
  isActive: z.boolean(),
  isProvisional: z.boolean(),
})
export type EducatorRow = z.infer<typeof EducatorRow>

export const ActionStep = z.object({
  id: z.uuid(),
  text: z.string(),
  dueOn: z.nullable(Day),
  status: z.enum(stepStatuses),
  createdBy: z.string(),
  createdOn: Day,
  closedOn: z.nullable(Day),
  /** Who closed the step. Absent: it is open, or was closed before that was kept. */
  closedBy: z.optional(z.string()),
  /** When the step last went on under a new date. Absent: it did not. */
  carriedOn: z.optional(Day),
  /** Whether the step was agreed in coaching: only its two know of it. Absent: not. */
  isCoaching: z.optional(z.boolean()),
  mayChange: z.boolean(),
  /** Whether the step is the reader’s own: they say that it is done, and take that back. Absent: not. */
  mayClose: z.optional(z.boolean()),
})
export type ActionStep = z.infer<typeof ActionStep>

const Educator = z.object({
  /** Today in the district’s time zone: the browser’s clock need not be right. */
  today: Day,
  id: EducatorId,
  name: z.string(),
  email: z.nullable(z.string()),
  externalId: z.nullable(z.string()),
  grades: z.string(),
  subject: z.string(),
  room: z.string(),
  periods: z.array(z.string()),
  hiredOn: z.nullable(Day),
  isActive: z.boolean(),
  isProvisional: z.boolean(),
  /** Whether the educator has an account. */
  hasAccount: z.boolean(),
  schools: z.array(z.object({ school: School, startsOn: Day, endsOn: z.nullable(Day) })),
  teachesNow: z.nullable(z.string()),
  steps: z.array(ActionStep),
  mayChange: z.boolean(),
  /** Whether the reader may agree on steps with them. */
  mayAddSteps: z.boolean(),
  /** Whether the educator is invited, and has not accepted yet. */
  isInvited: z.boolean(),
  /** Whether the reader may invite them by the address in their file: they would sign in as this educator. */
  mayInvite: z.boolean(),
})
export type Educator = z.infer<typeof Educator>

const EducatorPage = z.extend(Educator, educatorPageParts)
export type EducatorPage = z.infer<typeof EducatorPage>

// A cursor holds a name, of as many bytes as its letters need.
const Cursor = word(/^[\w-]{1,800}$/, 'Start again from the first page.')
const params = z.strictObject({ educatorId: fromText(EducatorId) })
const stepParams = z.strictObject({ educatorId: fromText(EducatorId), stepId: z.uuid() })

const StepDetails = z.strictObject({
  text: filledLines('Say what is tried next.', 500),
  dueOn: z.nullable(ChosenDay),
  status: z.enum(stepStatuses),
  /** Whether the step goes on under a new date; false takes that back. Absent: neither. */
  isCarried: z.optional(z.boolean()),
})
export type StepDetails = z.infer<typeof StepDetails>

export const educators = {
  list: endpoint({
    method: 'GET',
    path: '/educators',
    summary: 'The educators I may see, by name; a search looks at all of them',
    access: 'login',
    query: z.extend(EducatorsAsked, {
      after: z.optional(Cursor),
      before: z.optional(Cursor),
      /** How many educators at most; 25 by default. */
      limit: z.optional(fromText(z.int().check(z.minimum(1), z.maximum(100)))),
    }),
    response: z.object({
      items: z.array(EducatorRow),
      next: z.nullable(Cursor),
      previous: z.nullable(Cursor),
      /** The place of the first item among those found, from 1; 0 where there is none. */
      first: z.int(),
      /** How many were found; `MOST_EDUCATORS` means that many, or more. */
      found: z.int(),
      mayAdd: z.boolean(),
    }),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/educators/choices',
    summary: 'The schools I may put an educator in, with their periods',
    access: 'educator.manage',
    response: z.object({
      today: Day,
      schools: z.array(z.object({ id: SchoolId, name: z.string(), periods: z.array(z.string()) })),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/educators/:educatorId',
    summary: 'One educator: facts, action steps, and a tab of what visits recorded; reading it is recorded',
    access: 'login',
    problems: ['educator-not-found', 'span-not-valid'],
    params,
    query: EducatorPageAsked,
    response: EducatorPage,
  }),
  add: endpoint({
    method: 'POST',
    path: '/educators',
    summary: 'Add an educator',
    access: 'educator.manage',
    impersonation: 'assist',
    problems: ['school-not-found', 'educator-being-imported'],
    body: EducatorDetails,
    response: Educator,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/educators/:educatorId',
    summary: 'Change an educator within my reach; one that was added at the door is then confirmed',
    access: 'educator.manage',
    impersonation: 'assist',
    problems: ['educator-not-found', 'school-not-found', 'educator-being-imported'],
    params,
    body: EducatorDetails,
    response: Educator,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/educators/:educatorId/invite',
    summary:
      'Invite an educator by the address in their file; accepting connects the account with them. Invited again, the mail before opens nothing',
    access: 'user.manage',
    problems: ['educator-not-found', 'not-invited', 'no-address', 'grant-not-allowed', 'too-many-requests'],
    params,
    response: Educator,
  }),
  saveStep: endpoint({
    method: 'PUT',
    path: '/educators/:educatorId/steps/:stepId',
    summary: 'Agree on an action step, change it or close it; the id is the device’s',
    access: 'login',
    problems: ['educator-not-found', 'step-not-found', 'forbidden'],
    params: stepParams,
    body: StepDetails,
    response: ActionStep,
  }),
}
