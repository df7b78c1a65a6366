import type { OpenSteps } from '@corridor/contract/reports/home-cards'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { countMastered, openStepsOf } from './steps.queries.ts'

const MOST = 4
const SOON_DAYS = 3

interface Educator {
  readonly id: EducatorId
  readonly name: string
}

/** Something that the reader took on themself. */
interface OwnPromise {
  readonly id: string
  readonly educatorId: EducatorId
  readonly text: string
  readonly dueOn: Day | null
}

interface Asked {
  readonly educators: readonly Educator[]
  readonly promises: readonly OwnPromise[]
  readonly today: Day
  readonly yearStartsAt: Date
}

/** The steps of some educators that somebody may know of, and what they promised these. Support reads steps on an educator's page, where that is recorded. */
export async function listSchoolSteps(
  db: Queries,
  actor: Actor,
  { educators, promises, today, yearStartsAt }: Asked,
): Promise<OpenSteps | null> {
  if (isImpersonated(actor)) return null
  const ids = educators.map(({ id }) => id)
  const [agreed, mastered] = await Promise.all([
    openStepsOf(db, actor, ids),
    countMastered(db, actor, ids, yearStartsAt),
  ])
  const open = [
    ...agreed.map((it) => ({ ...it, isPromise: false })),
    ...promises.map((it) => ({ ...it, isPromise: true })),
  ]
  const names = new Map(educators.map(({ id, name }) => [id, name]))
  const isPast = ({ dueOn }: { dueOn: Day | null }) => dueOn !== null && dueOn < today
  return {
    open: agreed.length,
    pastDue: agreed.filter(isPast).length,
    promised: promises.length,
    mastered,
    items: fewOf(open, isPast).map(({ id, educatorId, text, dueOn, isPromise }) => ({
      id,
      educator: { id: educatorId, name: names.get(educatorId) ?? '' },
      text,
      dueOn,
      isPromise,
    })),
    due: ids.flatMap((educatorId) => {
      const days = agreed.flatMap((it) => (it.educatorId === educatorId && it.dueOn ? [it.dueOn] : []))
      const [first] = days.sort()
      return first && first <= addDays(today, SOON_DAYS) ? [{ educatorId, dueOn: first }] : []
    }),
  }
}

const NEVER = '9999-12-31'

/** A few steps: those due next come first, but something of what is past due is among them. */
function fewOf<Step extends { readonly dueOn: Day | null }>(
  steps: readonly Step[],
  isPast: (step: Step) => boolean,
): Step[] {
  const sorted = steps.toSorted((a, b) => (a.dueOn ?? NEVER).localeCompare(b.dueOn ?? NEVER))
  const past = sorted.filter(isPast).reverse()
  const ahead = sorted.filter((it) => !isPast(it))
  return [...ahead.slice(0, past.length > 0 ? MOST - 1 : MOST), ...past].slice(0, MOST)
}
