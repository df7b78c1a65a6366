import {
  type AssignmentDetails,
  type HeldAssignment,
  type User,
  UserDetails,
} from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import { mayHaveGroup, needsSchool } from '@corridor/domain/people/grants'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { type Role, roleTitles } from '@corridor/domain/people/roles'
import { faultsOf } from '../../../forms/form-faults.ts'
import { spanFault } from '../../../forms/span.ts'

/** An assignment as it stands in the form. */
export type AssignmentValues = {
  /** Tells assignments apart while they come and go. */
  readonly key: string
  readonly id: number | null
  readonly role: Role | null
  readonly school: string | null
  readonly educators: readonly string[]
  readonly startsOn: Day
  readonly endsOn: Day | ''
}

/** A person as they stand in the form, with those assignments that may be changed. */
export type UserValues = {
  readonly name: string
  readonly jobTitle: string
  readonly assignments: readonly AssignmentValues[]
}

export function valuesOf({ name, jobTitle, assignments }: User): UserValues {
  return {
    name,
    jobTitle: jobTitle ?? '',
    assignments: assignments.filter(({ mayChange }) => mayChange).map(assignmentValuesOf),
  }
}

function assignmentValuesOf({ id, role, school, educators, startsOn, endsOn }: HeldAssignment) {
  return {
    key: `held ${id}`,
    id,
    role,
    school: school && String(school.id),
    educators: educators?.map((educator) => String(educator.id)) ?? [],
    startsOn,
    endsOn: endsOn ?? '',
  }
}

export function titleOf(role: Role | null): string {
  return role ? roleTitles[role] : 'New role'
}

export function newAssignment(
  key: string,
  today: Day,
  schools: readonly { readonly id: number }[],
): AssignmentValues {
  const only = schools.length === 1 ? String(schools[0]?.id) : null
  return { key, id: null, role: null, school: only, educators: [], startsOn: today, endsOn: '' }
}

export function detailsOf({ name, jobTitle, assignments }: UserValues): UserDetails {
  return { name, jobTitle: jobTitle.trim() || null, assignments: assignments.flatMap(assignmentOf) }
}

function assignmentOf({ id, role, school, educators, startsOn, endsOn }: AssignmentValues) {
  if (!role) return []
  const isGroup = mayHaveGroup(role) && educators.length > 0
  const details: AssignmentDetails = {
    id,
    role,
    schoolId: needsSchool(role) && school ? SchoolId.parse(Number(school)) : null,
    educatorIds: isGroup ? educators.map((educator) => EducatorId.parse(Number(educator))) : null,
    startsOn,
    endsOn: endsOn || null,
  }
  return [details]
}

export function userFaults(values: UserValues): Record<string, string> {
  const { name, jobTitle, assignments } = faultsOf(UserDetails, detailsOf(values))
  const hasNone = values.assignments.length === 0
  return {
    ...(name && { name }),
    ...(jobTitle && { jobTitle }),
    ...(hasNone && assignments && { assignments }),
    ...Object.assign({}, ...values.assignments.map(assignmentFaults)),
  }
}

function assignmentFaults(values: AssignmentValues, index: number): Record<string, string> {
  const { role, school } = values
  const faults = {
    ...(!role && { role: 'Choose a role.' }),
    ...(role && needsSchool(role) && !school && { school: 'Choose a school.' }),
    ...spanFault(values),
  }
  return Object.fromEntries(
    Object.entries(faults).map(([field, words]) => [`assignments.${index}.${field}`, words]),
  )
}

/** The contract’s messages by the form’s field names. */
export function atUserFields(faults: Readonly<Record<string, string>>): Record<string, string> {
  const renamed = Object.entries(faults).map(([path, words]) => [
    path
      .replace(/\.id$/, '.role')
      .replace(/\.schoolId$/, '.school')
      .replace(/\.educatorIds.*$/, '.educators'),
    words,
  ])
  return Object.fromEntries(renamed)
}
