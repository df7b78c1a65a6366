import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { type Educator, EducatorDetails, type Teaching } from '@corridor/contract/people/educators'
import type { Day } from '@corridor/domain/calendar/calendar'
import { SchoolId } from '@corridor/domain/people/ids'
import { faultsOf } from '../../../forms/form-faults.ts'
import { spanFault } from '../../../forms/span.ts'

export type Choices = ResponseOf<typeof Contract.educators.choices>

/** A time at a school as it stands in the form. */
interface TeachingValues {
  readonly schoolId: string | null
  readonly startsOn: Day
  readonly endsOn: Day | ''
}

export type EducatorValues = {
  readonly name: string
  readonly grades: string
  readonly subject: string
  readonly room: string
  readonly email: string
  readonly externalId: string
  readonly hiredOn: Day | ''
  readonly isActive: 'yes' | 'no'
  readonly periods: string[]
  /** Times at the schools that may be chosen. */
  readonly schools: readonly TeachingValues[]
}

export function blankEducator(choices: Choices): EducatorValues {
  return {
    name: '',
    grades: '',
    subject: '',
    room: '',
    email: '',
    externalId: '',
    hiredOn: '',
    isActive: 'yes',
    periods: [],
    schools: [blankTeaching(choices)],
  }
}

/** A blank teaching assignment; somebody who looks after one school need not choose it. */
export function blankTeaching({ today, schools }: Choices): TeachingValues {
  const only = schools.length === 1 ? schools[0] : undefined
  return { schoolId: only ? String(only.id) : null, startsOn: today, endsOn: '' }
}

export function valuesOf(educator: Educator, choices: Choices): EducatorValues {
  const { name, grades, subject, room, email, externalId, hiredOn, isActive, periods } = educator
  return {
    name,
    grades,
    subject,
    room,
    periods,
    email: email ?? '',
    externalId: externalId ?? '',
    hiredOn: hiredOn ?? '',
    isActive: isActive ? 'yes' : 'no',
    schools: educator.schools
      .filter(({ school }) => isOffered(school, choices))
      .map(({ school, startsOn, endsOn }) => ({
        schoolId: String(school.id),
        startsOn,
        endsOn: endsOn ?? '',
      })),
  }
}

/** Times at schools that cannot be chosen, because they are out of reach or no longer in use. They stay as they are. */
export function fixedOf({ schools }: Educator, choices: Choices) {
  return schools.filter(({ school }) => !isOffered(school, choices))
}

function isOffered(school: { readonly id: number }, { schools }: Choices): boolean {
  return schools.some(({ id }) => id === school.id)
}

/** The details to save. Fixed times come last, so that the form’s rows keep their numbers. */
export function detailsOf(values: EducatorValues, fixed: ReturnType<typeof fixedOf> = []): EducatorDetails {
  const kept = fixed.map(({ school, ...dates }) => ({ schoolId: school.id, ...dates }))
  return {
    ...values,
    email: values.email.trim() || null,
    externalId: values.externalId.trim() || null,
    hiredOn: values.hiredOn || null,
    isActive: values.isActive === 'yes',
    schools: [...values.schools.flatMap(teachingOf), ...kept],
  }
}

function teachingOf({ schoolId, startsOn, endsOn }: TeachingValues): Teaching[] {
  return schoolId ? [{ schoolId: SchoolId.parse(Number(schoolId)), startsOn, endsOn: endsOn || null }] : []
}

export function educatorFaults(values: EducatorValues, fixed: ReturnType<typeof fixedOf> = []) {
  const faults = Object.entries(faultsOf(EducatorDetails, detailsOf(values, fixed)))
  const hasNone = values.schools.length === 0
  const facts = faults.filter(([path]) => (path === 'schools' ? hasNone : !path.startsWith('schools.')))
  return { ...Object.fromEntries(facts), ...Object.assign({}, ...values.schools.map(teachingFaults)) }
}

function teachingFaults(values: TeachingValues, index: number): Record<string, string> {
  const faults = { ...(!values.schoolId && { schoolId: 'Choose a school.' }), ...spanFault(values) }
  return Object.fromEntries(
    Object.entries(faults).map(([field, words]) => [`schools.${index}.${field}`, words]),
  )
}

/** The periods of the chosen schools, and those they teach already. */
export function periodsFor({ schools, periods }: EducatorValues, choices: Choices): string[] {
  const chosen = new Set(schools.map(({ schoolId }) => schoolId))
  const offered = choices.schools.filter(({ id }) => chosen.has(String(id)))
  return [...new Set([...offered.flatMap((school) => school.periods), ...periods])]
}
