import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { plusDays } from './days.ts'
import type { Raw } from './raw.ts'

const SEED = 20_261_022

/** Ten questions take minutes for every reader: `npm run test:long` asks them all. */
const HOW_MANY = process.env.LONG === 'yes' ? 10 : 1

/** Questions drawn from what there is; always the same ones. */
export function randomFilters(raw: Raw, today: string, how = HOW_MANY, seed = SEED): ReportAsked[] {
  const chance = chanceFrom(seed)
  const some = <T>(values: readonly T[], most: number): T[] => {
    const left = [...new Set(values)]
    const wanted = 1 + Math.floor(chance() * Math.min(most, left.length))
    return Array.from({ length: wanted }, () => left.splice(Math.floor(chance() * left.length), 1)).flat()
  }
  const finished = raw.observations.filter(({ status }) => status !== 'draft')
  const days = finished.map((it) => it.started_on).toSorted()
  const draw = <T>(make: () => T, odds = 0.35) => (chance() < odds ? make() : undefined)
  return Array.from({ length: how }, () => {
    const from = days[Math.floor(chance() * days.length)] ?? today
    const whole = chance() < 0.5
    const first = whole ? `${from.slice(0, 8)}01` : from
    const last = plusDays(first, 20 + Math.floor(chance() * 200))
    const span = draw(() => ({ from: first, to: last > today ? today : last }), 0.6)
    return present({
      ...span,
      schools: draw(() => some(raw.schools, 3).map(({ id }) => SchoolId.parse(id)), 0.4),
      grades: draw(
        () =>
          some(
            finished.map((it) => it.grades),
            4,
          ),
        0.2,
      ),
      subjects: draw(
        () =>
          some(
            finished.map((it) => it.subject),
            4,
          ),
        0.2,
      ),
      purposes: draw(() => some(['walkthrough', 'coaching', 'formal', 'learning-walk'] as const, 3)),
      tools: draw(() => some([1, 2, 3, 4, 5, 6, 7, 8, 9, 11], 5), 0.3),
      observers: draw(
        () =>
          some(
            finished.map((it) => it.observer_id),
            4,
          ).map((it) => UserId.parse(it)),
        0.2,
      ),
      educators: draw(
        () =>
          some(
            finished.map((it) => it.educator_id),
            12,
          ).map((it) => EducatorId.parse(it)),
        0.1,
      ),
    })
  })
}

/** A filter that nobody set is left out. */
function present(asked: { [Key in keyof ReportAsked]: ReportAsked[Key] | undefined }): ReportAsked {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as ReportAsked
}

function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
