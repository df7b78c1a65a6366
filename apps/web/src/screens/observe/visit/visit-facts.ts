import type { Snapshot } from '@corridor/contract/observations/device'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { countedPurposes, type Purpose, purposeTitles } from '@corridor/domain/observation/observation-words'
import { counted } from '@corridor/domain/words/count-words'
import { currentUser } from '../../../api/session.ts'
import { periodsNow, type RosterEducator } from '../start/order-educators.ts'
import { remembered, rememberedStudents } from './remembered.ts'

/** The facts of a visit beside what is seen in it. */
export type VisitFacts = Pick<ObservationDocument, 'purpose' | 'isAnnounced' | 'context'>

type Visited = Pick<RosterEducator, 'id' | 'schools' | 'periods' | 'classes'>

/** The facts that a visit begins with; all of them can be changed during the visit and after. */
export function usualFacts(
  userId: number,
  snapshot: Snapshot,
  educator: Visited | undefined,
  now: Date,
): VisitFacts {
  const running = periodsNow(snapshot, now)
  const periods = educator?.schools.flatMap((school) => running.get(school) ?? []) ?? []
  const period = periods.find((name) => educator?.periods.includes(name)) ?? periods[0] ?? null
  return {
    purpose: usualPurpose(userId, currentUser()),
    isAnnounced: false,
    context: { period, partOfLesson: null, studentsPresent: studentsIn(userId, educator, period) },
  }
}

const leading = ['district-admin', 'principal', 'assistant-principal']

/** The usual purpose: coaching for coaches; for everybody else that of their last visit. */
function usualPurpose(userId: number, user: SignedInUser | undefined): Purpose {
  const roles = user?.security.roles ?? []
  const isCoach = roles.includes('coach') && !roles.some((role) => leading.includes(role))
  const { purpose } = remembered(userId)
  return isCoach ? 'coaching' : (countedPurposes.find((it) => it === purpose) ?? 'walkthrough')
}

/** How many students were in a class at the last visit; null: nobody knows yet. */
export function studentsIn(
  userId: number,
  educator: Pick<Visited, 'id' | 'classes'> | undefined,
  period: string | null,
): number | null {
  if (!educator) return null
  const there = educator.classes?.find((it) => it.period === period)?.students
  return rememberedStudents(userId, educator.id, period) ?? there ?? null
}

/** “Walkthrough · Unannounced · 27 students” */
export function factsWords({ purpose, isAnnounced, context }: VisitFacts): string {
  return [
    purposeTitles[purpose],
    isAnnounced ? 'Announced' : 'Unannounced',
    context.studentsPresent === null ? 'Class size open' : counted(context.studentsPresent, 'student'),
  ].join(' · ')
}

/** Says before a visit who will read it. Drafts are the observer’s alone, whatever their purpose. */
export function sightWords(purpose: Purpose, name: string): string {
  if (purpose === 'coaching') return `Only you and ${name} will see it. Reports count it without names.`
  if (purpose === 'calibration') return 'For comparing notes with other observers. It is counted nowhere.'
  return `School and district leaders and ${name}’s coaches see it once finished, ${name} once sent.`
}
