import { NewUser } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import { mayHaveGroup, needsSchool } from '@corridor/domain/people/grants'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import * as z from 'zod/mini'
import { faultsOf } from '../../../forms/form-faults.ts'
import { spanFault } from '../../../forms/span.ts'
import { isOneSchool } from '../assignments/assignment-values.ts'

/** An invitation as it stands in the form: one role, in one or several schools. */
export type InviteValues = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly jobTitle: string
  readonly role: Role | null
  readonly schools: readonly string[]
  readonly educators: readonly string[]
  readonly startsOn: Day
  readonly endsOn: Day | ''
}

export function blankInvitation(startsOn: Day, schools: readonly { readonly id: number }[]): InviteValues {
  const [only] = schools
  return {
    firstName: '',
    lastName: '',
    email: '',
    jobTitle: '',
    role: null,
    // Somebody who may give roles in one school alone need not choose it.
    schools: only && schools.length === 1 ? [String(only.id)] : [],
    educators: [],
    startsOn,
    endsOn: '',
  }
}

const Suggested = z.object({
  suggestion: z.object({
    name: z.string(),
    email: z.string(),
    jobTitle: z.nullable(z.string()),
    school: z.nullable(z.object({ id: z.number() })),
  }),
})

/** The values of somebody whom a roster named; the role is for a person to choose. */
export function suggestedIn(state: unknown): Partial<InviteValues> {
  const { data } = Suggested.safeParse(state)
  if (!data) return {}
  const { name, email, jobTitle, school } = data.suggestion
  const words = name.split(' ')
  return {
    firstName: words.slice(0, -1).join(' ') || name,
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
    email,
    jobTitle: jobTitle ?? '',
    ...(school && { schools: [String(school.id)] }),
  }
}

export function newUserOf(values: InviteValues): NewUser {
  return {
    name: `${values.firstName.trim()} ${values.lastName.trim()}`.trim(),
    email: values.email,
    jobTitle: values.jobTitle.trim() || null,
    assignments: assignmentsOf(values),
  }
}

function assignmentsOf({ role, schools, educators, startsOn, endsOn }: InviteValues) {
  if (!role) return []
  const isGroup = mayHaveGroup(role) && isOneSchool(schools) && educators.length > 0
  const places = needsSchool(role) ? schools.map((id) => SchoolId.parse(Number(id))) : [null]
  return places.map((schoolId) => ({
    id: null,
    role,
    schoolId,
    educatorIds: isGroup ? educators.map((id) => EducatorId.parse(Number(id))) : null,
    startsOn,
    endsOn: endsOn || null,
  }))
}

export function inviteFaults(values: InviteValues): Record<string, string> {
  const { firstName, lastName, role, schools } = values
  const { assignments: _, ...faults } = faultsOf(NewUser, newUserOf(values))
  const lacksSchool = role && needsSchool(role) && schools.length === 0
  return {
    ...atFields(faults),
    ...(!firstName.trim() && { firstName: 'Enter the first name.' }),
    ...(!lastName.trim() && { lastName: 'Enter the last name.' }),
    ...(!role && { role: 'Choose a role.' }),
    ...(lacksSchool && { schools: 'Choose at least one school.' }),
    ...spanFault(values),
  }
}

const fields: Readonly<Record<string, keyof InviteValues>> = {
  name: 'firstName',
  schoolId: 'schools',
  educatorIds: 'educators',
  assignments: 'role',
}

/** Moves messages about a list of assignments, as the contract has it, to the one that the form shows. */
export function atFields(faults: Readonly<Record<string, string>>): Record<string, string> {
  const moved = Object.entries(faults).map(([path, words]) => {
    const last = path.replace(/^assignments\.\d+\./, '').replace(/\..*/, '')
    return [fields[last] ?? last, words]
  })
  return Object.fromEntries(moved)
}
