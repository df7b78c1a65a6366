import type { Day, SchoolYear } from '@corridor/domain/calendar/calendar'
import { localTimeIn } from '@corridor/domain/clock/local-time'
import { get } from '../ids.ts'
import { seededRandom } from '../random.ts'
import type {
  SampleDistrict,
  SampleEducator,
  SampleOwn,
  SamplePerson,
  SampleRevision,
  SampleSchool,
} from '../sample.ts'
import { type Diary, openDiary } from '../visits/diary.ts'
import { observationsOf, type Visit } from '../visits/visit.ts'
import { bellsOf } from './bells.ts'
import { type AgreedStep, stepOf } from './step.ts'
import { teachingAt } from './teaching.ts'

interface Blueprint {
  readonly name: string
  readonly timeZone: string
  /** The last days of the trial and the plan. */
  readonly trialEndsOn: Day | null
  readonly paidUntil: Day | null
  readonly years: readonly SchoolYear[]
  readonly schools: readonly StaffedSchool[]
  readonly people: readonly SamplePerson[]
  readonly visits: (diary: Diary) => readonly Visit[]
  readonly steps?: readonly AgreedStep[]
  readonly revisions?: readonly PlannedRevision[]
  readonly own?: readonly PlannedOwn[]
}

interface PlannedRevision extends Omit<SampleRevision, 'publishedAt'> {
  readonly publishedOn: Day
}

export interface PlannedOwn extends Omit<SampleOwn, 'changedAt'> {
  readonly changedOn: Day
}

interface StaffedSchool extends SampleSchool {
  readonly educators: readonly SampleEducator[]
}

export function districtOf(blueprint: Blueprint): SampleDistrict {
  const { name, timeZone, trialEndsOn, paidUntil, years, schools, people, steps = [] } = blueprint
  const at = localTimeIn(timeZone)
  const endOf = (day: Day | null) => (day === null ? null : at(day, LAST_MINUTE))
  const random = seededRandom(name)
  const running = schools.map(({ educators: _, ...school }) => ({ ...school, bellSchedule: bellsOf(school) }))
  const schoolsByName = new Map(running.map((school) => [school.name, school]))
  const peopleByEmail = new Map(people.map((person) => [person.email, person]))
  const stepRandom = seededRandom(`the steps of ${name}`)
  return {
    name,
    timeZone,
    trialEndsAt: endOf(trialEndsOn),
    planEndsAt: endOf(paidUntil),
    years,
    schools: running,
    educators: schools.flatMap((school) => school.educators.map(teachingAt(bellsOf(school), people))),
    people,
    observations: blueprint.visits(openDiary()).flatMap((visit) => {
      const school = get(schoolsByName, visit.school)
      const { role } = get(peopleByEmail, visit.observer)
      return observationsOf(visit, { at, role, bells: school.bellSchedule, random })
    }),
    steps: steps.map((step) => stepOf(step, at, stepRandom)),
    revisions: (blueprint.revisions ?? []).map(({ publishedOn, ...revision }) => ({
      ...revision,
      publishedAt: at(publishedOn, LATE_AFTERNOON),
    })),
    own: (blueprint.own ?? []).map(({ changedOn, ...own }) => ({
      ...own,
      changedAt: at(changedOn, LATE_AFTERNOON),
    })),
  }
}

const LAST_MINUTE = 24 * 60 - 1
const LATE_AFTERNOON = 16 * 60 + 10
