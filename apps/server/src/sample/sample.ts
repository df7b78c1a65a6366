import type { UserStatus } from '@corridor/contract/people/users'
import type { Day, SchoolYear } from '@corridor/domain/calendar/calendar'
import type { Period } from '@corridor/domain/clock/bell-schedule'
import type { JsonObject } from '@corridor/domain/data/json'
import type { ObservationStatus, Purpose } from '@corridor/domain/observation/observation-words'
import type { UserId } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import type { StepStatus } from '@corridor/domain/steps/action-step'
import type { Invited } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'

// Plain data without database ids: schools and educators are referred to by name, people by address.

export interface SampleDistrict {
  readonly name: string
  readonly timeZone: string
  readonly trialEndsAt: Date | null
  readonly planEndsAt: Date | null
  readonly years: readonly SchoolYear[]
  readonly schools: readonly RunningSchool[]
  readonly educators: readonly TeachingEducator[]
  readonly people: readonly SamplePerson[]
  readonly observations: readonly SampleObservation[]
  readonly steps: readonly SampleStep[]
  readonly revisions: readonly SampleRevision[]
  readonly own: readonly SampleOwn[]
}

export interface SampleSchool {
  readonly name: string
  readonly gradeSpan: string
  readonly visitsPlannedPerWeek: number | null
}

interface RunningSchool extends SampleSchool {
  readonly bellSchedule: Period[]
}

export interface SampleEducator {
  readonly name: string
  readonly grades: string
  readonly subject: string
  readonly room: string
  readonly teaches: readonly Teaching[]
}

export interface TeachingEducator extends SampleEducator {
  readonly email: string
  readonly periods: string[]
  readonly hiredOn: Day | null
}

export interface Teaching {
  readonly school: string
  readonly startsOn: Day
  readonly endsOn: Day | null
}

export interface SamplePerson {
  readonly name: string
  readonly email: string
  /** The user's id; null: the next free one. */
  readonly id: UserId | null
  readonly role: Role
  /** The school of the role; null: the whole district. */
  readonly school: string | null
  /** The group of educators; null: everybody in the school. */
  readonly group: readonly string[] | null
  readonly startsOn: Day
  readonly status: UserStatus
  /** The day on which the person was invited or paused; null where they are active. */
  readonly since: Day | null
}

export interface SampleObservation {
  readonly id: string
  readonly visitId: string
  readonly school: string
  readonly educator: string
  readonly observer: string
  readonly toolTypeId: number
  readonly status: Status
  readonly day: Day
  /** The period; null between two periods. */
  readonly period: string | null
  readonly purpose: Purpose
  readonly isAnnounced: boolean
  readonly students: number
  readonly startedAt: Date
  /** How long the observer stayed. */
  readonly minutes: number
  /** The meeting of a conference ahead, to which both are invited. */
  readonly meets: Invited | null
  readonly endedAt: Date | null
  readonly completedAt: Date | null
  readonly sentAt: Date | null
  readonly acknowledgedAt: Date | null
  /** The message that goes out when the observation is sent; may be empty. */
  readonly message: string
  /** The reply of the educator, where they sign in. */
  readonly reply: string | null
}

export interface SampleStep {
  readonly id: string
  readonly educator: string
  readonly agreedBy: string
  readonly text: string
  readonly dueOn: Day | null
  readonly status: StepStatus
  readonly createdAt: Date
  readonly closedAt: Date | null
}

/** A second version of a look-for set, in which one item reads differently and one is gone. */
export interface SampleRevision {
  readonly set: string
  readonly reworded: { readonly id: string; readonly prompt: string }
  readonly dropped: string
  readonly publishedAt: Date
  readonly publishedBy: string
}

/** Own content: what somebody keeps for themself in a tool. */
export interface SampleOwn {
  readonly person: string
  readonly toolTypeId: number
  readonly content: JsonObject
  readonly changedAt: Date
}

export type Status = ObservationStatus
