import { distinct, many, total } from '../arithmetic.ts'
import type { Visit } from '../counted.ts'
import { drawnRows, line, type Rows, type Said } from '../said.ts'
import { answersTo, type Look, rate, statesIn } from './look-for-answers.ts'
import { type SetVisits, tooFew } from './set-visits.ts'

interface Group {
  readonly label: string
  readonly is: (visit: Visit) => boolean
}

interface Kind {
  readonly title: string
  readonly head: string
  readonly groups: readonly Group[]
  readonly all: readonly Visit[]
}

/** Schools, grades and subjects side by side, each in its card. */
export function grids(set: SetVisits, present: readonly Look[], seesSums: boolean): Said {
  const taught = (key: 'grades' | 'subject'): Group[] => {
    const values = [...new Set(set.shown.flatMap((it) => it.rows.map((row) => row[key])))]
    const collator = new Intl.Collator('en', { numeric: true })
    return values
      .map((value) => ({
        label: value || 'Not noted',
        is: (it: Visit) => it.rows.some((row) => row[key] === value),
      }))
      .toSorted((a, b) => collator.compare(a.label, b.label))
  }
  const schools = set.schools.map(({ id, name }) => ({ label: name, is: (it: Visit) => it.school === id }))
  const kinds: Record<string, Kind> = {
    schools: { title: 'School by look-for', head: 'school', groups: schools, all: set.all },
    ...(seesSums
      ? {}
      : {
          grades: { title: 'By grade', head: 'grade', groups: taught('grades'), all: set.shown },
          subjects: { title: 'By subject', head: 'subject', groups: taught('subject'), all: set.shown },
        }),
  }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([key, kind]) => {
      const rows = gridOf(set, present, kind, seesSums)
      return rows.length > 0 ? [[key, rows] as const] : []
    }),
  )
}

function gridOf(set: SetVisits, present: readonly Look[], kind: Kind, seesSums: boolean): Rows[] {
  const { title, head, all } = kind
  const groups = kind.groups.filter(({ is }) => all.some(is))
  if (groups.length < 2 || present.length === 0) return []
  const rows = groups.map(({ label, is }) => {
    const theirs = set.shown.filter(is)
    const few = tooFew(theirs.length, distinct(theirs.map((it) => it.educator)))
    const hidden = few && `${few}: ${seesSums ? 'not shown outside the school' : 'not compared'}`
    const cells = present.map((look, place) => {
      if (hidden !== null) return place === 0 ? hidden : ''
      const { k, n } = statesIn(answersTo(set, look, theirs))
      return rate(k, n)
    })
    return { label, n: all.filter(is).length, cells, isShown: hidden === null }
  })
  const top = line('Observed rate in percent, A to Z. Shade and number say the same thing.')
  if (!rows.some(({ isShown }) => isShown))
    return [top, line(`No ${head} has 10 visits and 5 educators yet. With fewer, nothing is compared.`)]
  // Every school has a row; a grade or a subject that is too small stands in a sentence.
  const named = rows.filter(({ isShown }) => isShown || head === 'school')
  const left = rows.filter((it) => !named.includes(it)).map(({ label }) => label)
  const visits = total(named.map(({ n }) => n))
  return [
    top,
    drawnRows(
      title,
      named.map(({ label, n, cells }) => [label, String(n), ...cells]),
      [visits, many(visits, 'visit')],
    ),
    ...(left.length > 0
      ? [line(`Not compared, with fewer than 10 visits or 5 educators: ${left.join(', ')}.`)]
      : []),
  ]
}
