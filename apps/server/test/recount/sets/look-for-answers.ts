import { percentOf } from '../arithmetic.ts'
import type { Visit } from '../counted.ts'
import { answerIn, type Item } from '../tools/look-fors.ts'
import type { acrossVersions, SetVisits } from './set-visits.ts'

export type Look = ReturnType<typeof acrossVersions<Item>>[number]
export type Answers = NonNullable<ReturnType<typeof answerIn>>[]

/** “71% of 110”, of fewer than five “3 of 4”. */
export const rate = (k: number, n: number) =>
  n === 0 ? '–' : n < 5 ? `${k} of ${n}` : `${percentOf(k, n)} of ${n}`

export const wordsOf = ({ item, mark }: Look) => `${item.code} ${item.prompt}${mark}`

export function statesIn(answers: Answers) {
  const is = (state: string) => answers.filter((it) => it.state === state).length
  return { k: is('observed'), n: is('observed') + is('not-observed') }
}

/** What was said of a look-for, visit after visit. */
export function answersTo({ used }: SetVisits, { item }: Look, visits: readonly Visit[]): Answers {
  return visits.flatMap((visit) => visit.rows.flatMap((row) => answerIn(used, row, item.id) ?? []))
}
