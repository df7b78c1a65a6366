import type { Fact, Visit } from '../../../definition/tool.ts'
import type { QuestioningCapture, QuestioningConfig } from '../higher-level-questioning.shape.ts'
import { levelsOf } from '../levels.ts'
import { askers, directions, forms, kinds } from '../question-terms.ts'
import { type Academic, countKind, isAcademic, isHigh, respondersIn } from '../questions.ts'
import { secondsIn, secondsObserved, slotOf, slots } from '../record/five-minutes.ts'
import { bucketOf, waitBuckets, waitsIn } from '../waits.ts'

/** The facts of a visit: counts and seconds; rates and shares are made of their sums. */
export function questioningFacts(
  capture: QuestioningCapture,
  { scale }: QuestioningConfig,
  visit: Visit,
): Fact[] {
  const academic = capture.questions.filter(isAcademic)
  const high = academic.filter(isHigh)
  const seconds = secondsObserved(capture.questions, visit)
  const waits = waitsIn(academic).map(bucketOf)
  const bySlot = (questions: readonly Academic[]) => {
    const theirs = questions.map((it) => slotOf(it, visit))
    return (slot: (typeof slots)[number]) => theirs.filter((it) => it === slot).length
  }
  return [
    ...askers.flatMap((asker) => {
      const asked = academic.filter((it) => it.asker === asker)
      return each(
        `level-${asker}`,
        levelsOf[scale],
        (level) => asked.filter((it) => it.level === level).length,
      )
    }),
    ...each('cut', ['high', 'low'], (it) => (it === 'high' ? high.length : academic.length - high.length)),
    ...each('kind', kinds, (kind) => (kind === 'academic' ? academic.length : countKind(capture, kind))),
    ...each('asker', askers, (asker) => academic.filter((it) => it.asker === asker).length),
    ...each('form', [...forms, null], (form) => academic.filter((it) => it.form === form).length),
    ...each('directed-to', [...directions, null], (it) => academic.filter((q) => q.directedTo === it).length),
    { item: 'follow-up', value: 'yes', n: academic.filter(({ isFollowUp }) => isFollowUp).length },
    ...each('wait', waitBuckets, (bucket) => waits.filter((it) => it === bucket).length),
    { item: 'responders', value: 'distinct', n: respondersIn(academic) },
    { item: 'seconds', value: 'observed', n: seconds },
    ...each('slot-questions', slots, bySlot(academic)),
    ...each('slot-high', slots, bySlot(high)),
    ...each('slot-seconds', slots, (slot) => secondsIn(slot, seconds)),
  ]
}

function each<Value extends string | null>(
  item: string,
  values: readonly Value[],
  count: (value: Value) => number,
): Fact[] {
  return values.map((value) => ({ item, value: value ?? 'unset', n: count(value) }))
}
