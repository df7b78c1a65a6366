import { distinct, middle, percentOf, share } from '../arithmetic.ts'
import type { Question, Visit } from '../counted.ts'
import { ranked } from '../tools/ranked.ts'
import { marksOf, topOf } from '../tools/rubric.ts'
import type { Tables } from './look-for-set.ts'
import { acrossVersions, type SetVisits, setVisits } from './set-visits.ts'

interface Settings {
  readonly levels: readonly { readonly value: number; readonly mark: string; readonly label: string }[]
  readonly domains: readonly { readonly id: string; readonly rank: string; readonly title: string }[]
  readonly indicators: readonly {
    readonly id: string
    readonly rank: string
    readonly domainId: string
    readonly code: string
    readonly title: string
  }[]
}

export function recountRubric(question: Question, id: number): Tables {
  const set = setVisits(question, 9, id)
  if (set.shown.length === 0) return {}
  const settings = set.contents[0]?.content as Settings
  const levels = settings.levels.toSorted((a, b) => a.value - b.value)
  const versions = set.contents.map(({ version, content }) => {
    const { domains, indicators } = content as Settings
    const items = ranked(domains).flatMap((domain) =>
      ranked(indicators.filter(({ domainId }) => domainId === domain.id)).map((it) => ({
        ...it,
        domain: domain.title,
      })),
    )
    return { version, items }
  })
  const rows = acrossVersions(versions)
  const top = topOf(levels).values
  const found = (ids: readonly string[], visits: readonly Visit[] = set.shown) => {
    const marks = ids.flatMap((it) => marksIn(set, it, visits))
    const values = marks.flatMap(({ level }) => level ?? [])
    return {
      values,
      each: levels.map(({ value }) => String(values.filter((it) => it === value).length)),
      high: values.filter((it) => top.includes(it)).length,
      unscored: marks.filter(({ isUnscored }) => isUnscored).length,
    }
  }
  const indicators = rows.map(({ item, mark }) => {
    const { values, each, high, unscored } = found([item.id])
    const all = values.length + unscored
    const scoredBy = set.shown.filter((it) =>
      marksIn(set, item.id, [it]).some(({ level }) => level !== undefined),
    )
    const part = all < 5 ? `${unscored} of ${all}` : `${unscored} (${percentOf(unscored, all)})`
    return [
      `${item.code} ${item.title}${mark}`,
      ...each,
      String(middle(values) ?? '–'),
      values.length === 0 ? '–' : share(high, values.length),
      String(values.length),
      String(distinct(scoredBy.map((it) => it.educator))),
      all === 0 ? '–' : part,
    ]
  })
  const titles = [...new Set(rows.map(({ item }) => item.domain))]
  const words = (k: number, n: number) =>
    n === 0 ? '–' : set.shown.length < 5 ? `${k} of ${n}` : share(k, n)
  const domains = titles.map((title) => {
    const ids = rows.filter(({ item }) => item.domain === title).map(({ item }) => item.id)
    const { values, each, high, unscored } = found(ids)
    const n = values.length
    return [title, ...each, String(ids.length), String(n), words(high, n), words(unscored, n + unscored)]
  })
  const by = new Set(set.shown.map((it) => it.observer))
  const isLeader = question.reader.schools.length > 0 || question.reader.educators.length > 0
  const observers = question.raw.users
    .filter(({ id: user }) => by.has(user))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ id: user, name }) => {
      const theirs = set.shown.filter((it) => it.observer === user)
      const { values, each } = found(
        rows.map(({ item }) => item.id),
        theirs,
      )
      return [name, ...each, String(values.length), String(theirs.length)]
    })
  return {
    'levels-by-indicator': [indicators],
    domains: titles.length < 2 ? [] : [domains],
    observers: isLeader && observers.length > 1 ? [observers] : [],
  }
}

function marksIn({ used }: SetVisits, id: string, visits: readonly Visit[]) {
  return visits.flatMap((visit) => visit.rows.flatMap((row) => marksOf(used, row, id) ?? []))
}
