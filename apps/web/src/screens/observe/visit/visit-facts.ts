import type { Snapshot } from '@corridor/contract/observations/device'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { purposeTitles } from '@corridor/domain/observation/observation-words'
import { counted } from '@corridor/domain/words/count-words'
import { periodsNow, type RosterEducator } from '../start/order-educators.ts'
import { remembered } from './remembered.ts'

/** What is known of a visit beside what is seen in it. */
export type VisitFacts = Pick<ObservationDocument, 'purpose' | 'isAnnounced' | 'context'>

const USUAL_STUDENTS = 24

/** Good enough to begin with; all of it can be changed during the visit and after. */
export function usualFacts(
  userId: number,
  snapshot: Snapshot,
  educator: Pick<RosterEducator, 'id' | 'schools' | 'periods'> | undefined,
  now: Date,
): VisitFacts {
  const running = periodsNow(snapshot, now)
  const periods = educator?.schools.flatMap((school) => running.get(school) ?? []) ?? []
  const students = educator && remembered(userId).students[educator.id]
  return {
    purpose: 'walkthrough',
    isAnnounced: false,
    context: {
      period: periods.find((name) => educator?.periods.includes(name)) ?? periods[0] ?? null,
      partOfLesson: null,
      studentsPresent: students ?? USUAL_STUDENTS,
    },
  }
}

/** “Walkthrough · Unannounced · 27 students” */
export function factsWords({ purpose, isAnnounced, context }: VisitFacts): string {
  return [
    purposeTitles[purpose],
    isAnnounced ? 'Announced' : 'Unannounced',
    context.studentsPresent === null ? 'Class size open' : counted(context.studentsPresent, 'student'),
  ].join(' · ')
}
