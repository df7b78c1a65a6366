import { ChosenDay, Day } from '@corridor/domain/calendar/calendar'
import { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { roles } from '@corridor/domain/people/roles'
import { tidyLine, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOf } from '../name.ts'
import { Email } from '../sign-in/auth.ts'
import { fromText, Search } from '../text.ts'

export const userStatuses = ['active', 'invited', 'paused'] as const
export type UserStatus = (typeof userStatuses)[number]

const Name = nameOf('Enter the person’s name.', 120)

const AssignmentDetails = z.strictObject({
  /** The assignment’s id; null: a new one. */
  id: z.nullable(z.int()),
  role: z.enum(roles, 'Choose a role.'),
  /** The school; null: the whole district. */
  schoolId: z.nullable(SchoolId),
  /** A group of educators; null: everybody in the school. */
  educatorIds: z.nullable(
    z
      .array(EducatorId)
      .check(
        z.minLength(1, 'Choose at least one educator.'),
        z.maxLength(500, 'Choose at most 500 educators.'),
      ),
  ),
  startsOn: ChosenDay,
  /** The last day of the assignment; null: until further notice. */
  endsOn: z.nullable(ChosenDay),
})
export type AssignmentDetails = z.infer<typeof AssignmentDetails>

const Assignments = z
  .array(AssignmentDetails)
  .check(z.minLength(1, 'Give the person a role.'), z.maxLength(50, 'Use at most 50 roles.'))

const JobTitle = z.nullable(tidyLine(80))

export const NewUser = z.strictObject({
  name: Name,
  email: Email.check(z.email('Enter an email address such as name@school.org.')),
  jobTitle: JobTitle,
  assignments: Assignments,
})
export type NewUser = z.infer<typeof NewUser>

export const UserDetails = z.strictObject({ name: Name, jobTitle: JobTitle, assignments: Assignments })
export type UserDetails = z.infer<typeof UserDetails>

const HeldAssignment = z.object({
  id: z.int(),
  role: z.enum(roles),
  school: z.nullable(z.object({ id: SchoolId, name: z.string() })),
  /** The group’s educators by name, empty where they are out of the reader’s reach; null: everybody in the school. */
  educators: z.nullable(z.array(z.object({ id: EducatorId, name: z.string() }))),
  startsOn: Day,
  endsOn: z.nullable(Day),
  /** Whether an assignment is within the reader’s reach; the others stay as they are whatever is saved. */
  mayChange: z.boolean(),
})
export type HeldAssignment = z.infer<typeof HeldAssignment>

const User = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  jobTitle: z.nullable(z.string()),
  status: z.enum(userStatuses),
  /** The end of a waiting invitation, which may be over. */
  invitationEndsAt: z.nullable(z.iso.datetime()),
  /** The assignments that they hold today or will hold; past ones are left out. */
  assignments: z.array(HeldAssignment),
  isMe: z.boolean(),
  /** Whether rank and reach allow changes: name, roles, pause, invitation. */
  mayChange: z.boolean(),
})
export type User = z.infer<typeof User>

const Cursor = word(/^[\w-]{1,800}$/, 'Start again from the first page.')
const params = z.strictObject({ userId: fromText(UserId) })

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    summary: 'The people within my reach, by name; a search looks at all of them',
    access: 'user.manage',
    query: z.strictObject({
      /** A part of a name or an address. */
      search: z.optional(Search),
      role: z.optional(z.enum(roles)),
      school: z.optional(fromText(SchoolId)),
      status: z.optional(z.enum(userStatuses)),
      after: z.optional(Cursor),
      /** The cursor before which the page ends. */
      before: z.optional(Cursor),
      /** How many users at most; 25 by default. */
      limit: z.optional(fromText(z.int().check(z.minimum(1), z.maximum(100)))),
    }),
    response: z.object({
      items: z.array(User),
      next: z.nullable(Cursor),
      previous: z.nullable(Cursor),
      /** The place of the first item among those found, from 1; 0 where there is none. */
      first: z.int(),
      found: z.int(),
      /** The counts of everybody within reach, whatever is searched for. */
      counts: z.object({ active: z.int(), invited: z.int(), paused: z.int() }),
    }),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/users/choices',
    summary: 'The roles I may give, and the schools I may give them in',
    access: 'user.manage',
    response: z.object({
      /** Today in the district’s time zone, which the browser’s clock need not know. */
      today: Day,
      roles: z.array(z.enum(roles)),
      schools: z.array(z.object({ id: SchoolId, name: z.string() })),
    }),
  }),
  groupChoices: endpoint({
    method: 'GET',
    path: '/users/choices/educators',
    summary: 'The educators of a school, to make a group of',
    access: 'user.manage',
    problems: ['school-not-found'],
    query: z.strictObject({ school: fromText(SchoolId) }),
    response: z.object({ items: z.array(z.object({ id: EducatorId, name: z.string() })) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/users/:userId',
    summary: 'One person and what they are assigned to',
    access: 'user.manage',
    problems: ['user-not-found'],
    params,
    response: User,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/users',
    summary: 'Mail somebody an invitation, which works for 14 days',
    access: 'user.manage',
    problems: ['grant-not-allowed', 'school-not-found'],
    body: NewUser,
    response: User,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/users/:userId',
    summary: 'Change a name and those assignments that are within my reach',
    access: 'user.manage',
    problems: ['user-not-found', 'user-not-yours', 'grant-not-allowed', 'school-not-found', 'last-admin'],
    params,
    body: UserDetails,
    response: User,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/users/:userId/pause',
    summary: 'Close an account, at once and on every device, or open it again',
    access: 'user.manage',
    problems: ['user-not-found', 'user-not-yours', 'last-admin', 'not-yet-accepted'],
    params,
    body: z.strictObject({ isPaused: z.boolean() }),
    response: User,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/users/:userId/invite',
    summary: 'Mail a new invitation; the link of the old one stops working',
    access: 'user.manage',
    problems: ['user-not-found', 'user-not-yours', 'not-invited', 'too-many-requests'],
    params,
    response: User,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/users/:userId/invite',
    summary: 'Take an invitation back',
    access: 'user.manage',
    problems: ['user-not-found', 'user-not-yours', 'not-invited'],
    params,
    response: z.object({}),
  }),
}
