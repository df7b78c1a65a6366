import { distinct, many, middle, percentOf, share, total } from '../arithmetic.ts'
import type { Question } from '../counted.ts'
import { drawnRows, line, type Rows, type Said } from '../said.ts'
import { levelsIn, nameOf, type Rubric, rubricOf } from './rubric-levels.ts'
import { educators, observers, selfRatings } from './rubric-people.ts'
import { periods } from './rubric-periods.ts'
import { coachingWords, type SetVisits, setVisits, sizeOf } from './set-visits.ts'

/** The whole report about a rubric once more. */
export function recountRubric(question: Question, id: number): Said {
  const set = setVisits(question, 9, id)
  const rubric = rubricOf(set)
  const isNobodys = question.reader.seesSums || set.shown.length === 0
  return {
    'levels-by-indicator': byIndicator(set, rubric),
    ...(isNobodys ? {} : educators(question, set, rubric)),
    ...(isNobodys ? {} : observers(question, set, rubric)),
    ...(isNobodys ? {} : selfRatings(question, set)),
    ...(set.shown.length === 0 ? {} : domains(set, rubric)),
    ...(isNobodys ? {} : periods(question, id, set, rubric)),
  }
}

function byIndicator(set: SetVisits, rubric: Rubric): Rows[] {
  const rows = rubric.rows.map((row) => {
    const ids = [row.item.id]
    const { values, each, high, unscored } = levelsIn(rubric, set, ids, set.shown)
    const all = values.length + unscored
    const scoredBy = set.shown.filter((it) => levelsIn(rubric, set, ids, [it]).values.length > 0)
    const part = all < 5 ? `${unscored} of ${all}` : `${unscored} (${percentOf(unscored, all)})`
    return [
      nameOf(row),
      ...each,
      String(middle(values) ?? '–'),
      values.length === 0 ? '–' : share(high, values.length),
      String(values.length),
      String(distinct(scoredBy.map((it) => it.educator))),
      all === 0 ? '–' : part,
    ]
  })
  return [
    line('Counts of scored visits. A walkthrough rarely scores every indicator, so n differs by row.'),
    set.shown.length > 0
      ? drawnRows('Levels by indicator', rows, [set.shown.length, sizeOf(set.shown)])
      : line('No visits with this rubric are counted in these days.'),
    ...coachingWords(set),
  ]
}

function domains(set: SetVisits, rubric: Rubric): Said {
  const titles = [...new Set(rubric.rows.map(({ item }) => item.domain))]
  if (titles.length < 2) return {}
  const words = (k: number, n: number) =>
    n === 0 ? '–' : set.shown.length < 5 ? `${k} of ${n}` : share(k, n)
  const rows = titles.map((title) => {
    const ids = rubric.rows.filter(({ item }) => item.domain === title).map(({ item }) => item.id)
    const { values, each, high, unscored } = levelsIn(rubric, set, ids, set.shown)
    const n = values.length
    const cells = [String(ids.length), String(n), words(high, n), words(unscored, n + unscored)]
    return { n, row: [title, ...each, ...cells] }
  })
  const n = total(rows.map((it) => it.n))
  return {
    domains: [
      line(`Levels of all indicators of a domain. ${sizeOf(set.shown)}`),
      drawnRows(
        'Domains',
        rows.map(({ row }) => row),
        [n, `${many(n, 'level')} recorded`],
      ),
    ],
  }
}
