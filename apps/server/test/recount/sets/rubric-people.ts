import { distinct, many, middle, share, total } from '../arithmetic.ts'
import type { Question } from '../counted.ts'
import { drawnRows, line, type Said } from '../said.ts'
import { marksOf } from '../tools/rubric.ts'
import { levelsIn, type Rubric, type Settings } from './rubric-levels.ts'
import type { SetVisits } from './set-visits.ts'

const MOST = 40
const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

/** Each educator's last level and median of every indicator. */
export function educators({ raw }: Question, set: SetVisits, rubric: Rubric): Said {
  const them = raw.educators
    .filter(({ id }) => set.shown.some((it) => it.educator === id))
    .toSorted(byName)
    .map(({ id, name }) => ({ name, visits: set.shown.filter((it) => it.educator === id) }))
  const words = many(them.length, 'educator')
  if (them.length > MOST)
    return {
      educators: [
        line(words),
        line('Up to 40 educators are shown one by one. Choose a school, a grade or a subject.'),
      ],
    }
  const markOf = (value: number) => rubric.levels.find((it) => it.value === value)?.mark ?? ''
  const grid = (title: string, cellOf: (values: readonly number[]) => string) => {
    const rows = them.map(({ name, visits }) => {
      const inOrder = visits.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
      const cells = rubric.rows.map(({ item }) => {
        const { values } = levelsIn(rubric, set, [item.id], inOrder)
        return values.length === 0 ? '–' : cellOf(values)
      })
      return [name, String(visits.length), ...cells]
    })
    return drawnRows(title, rows, [them.length, words])
  }
  return {
    educators: [
      line(`A to Z. ${words}. Empty: not scored.`),
      grid('Most recent level', (values) => markOf(values.at(-1) ?? 0)),
      grid('Median level', (values) => String(middle(values))),
    ],
  }
}

/** All levels of each observer, for leaders and coaches. */
export function observers({ raw, reader }: Question, set: SetVisits, rubric: Rubric): Said {
  const them = raw.users.filter(({ id }) => set.shown.some((it) => it.observer === id)).toSorted(byName)
  const isLeader = reader.schools.length > 0 || reader.educators.length > 0
  if (!isLeader || them.length < 2) return {}
  if (them.length > MOST)
    return {
      observers: [
        line(many(them.length, 'observer')),
        line('Up to 40 observers are shown. Choose a school or fewer days.'),
      ],
    }
  const ids = rubric.rows.map(({ item }) => item.id)
  const found = them.map(({ id, name }) => {
    const theirs = set.shown.filter((it) => it.observer === id)
    const { values, each } = levelsIn(rubric, set, ids, theirs)
    return { n: values.length, row: [name, ...each, String(values.length), String(theirs.length)] }
  })
  const n = total(found.map((it) => it.n))
  return {
    observers: [
      line('All indicators together, A to Z'),
      drawnRows(
        'How observers use the scale',
        found.map(({ row }) => row),
        [n, many(n, 'score')],
      ),
      line(
        'Observers saw different lessons, so bars differ for good reasons. Use a calibration visit to compare.',
      ),
    ],
  }
}

/** How far educators' own levels lie from the observers', in levels of the version that both used. */
export function selfRatings({ raw }: Question, { shown, used }: SetVisits): Said {
  const rows = new Map(shown.flatMap((visit) => visit.rows.map((row) => [row.id, row])))
  const pairs = raw.contributions.flatMap(({ observation_id, kind, key, value }) => {
    const row = rows.get(observation_id)
    if (!row || kind !== 'self-rating') return []
    const scale = (used.settingsOf(row) as Settings).levels.map((it) => it.value).toSorted((a, b) => a - b)
    const seen = scale.indexOf(marksOf(used, row, key)?.level ?? Number.NaN)
    const own = scale.findIndex((it) => String(it) === value.text)
    return seen < 0 || own < 0 ? [] : [{ key, educator: row.educator_id, gap: own - seen }]
  })
  const n = pairs.length
  if (n === 0) return {}
  const reach = Math.max(2, ...pairs.map(({ gap }) => Math.abs(gap)))
  const gaps = Array.from({ length: 2 * reach + 1 }, (_, place) => place - reach)
  const label = (gap: number) => (gap === 0 ? 'Same' : gap < 0 ? `${-gap} lower` : `${gap} higher`)
  const near = pairs.filter(({ gap }) => Math.abs(gap) < 2).length
  const indicators = many(distinct(pairs.map(({ key }) => key)), 'indicator')
  const people = many(distinct(pairs.map(({ educator }) => educator)), 'educator')
  return {
    'self-ratings': [
      line(`${many(n, 'pair')} on ${indicators}, ${people}`),
      drawnRows(
        'Self-rating and observer',
        gaps.map((gap) => [label(gap), String(pairs.filter((it) => it.gap === gap).length)]),
        [n, many(n, 'pair')],
      ),
      line(`Educator’s own level compared with the observer’s. Within one level: ${share(near, n)}.`),
    ],
  }
}
