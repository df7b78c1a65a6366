import { distinct, intervalOf, percentOf, share } from '../arithmetic.ts'
import type { Question, Visit } from '../counted.ts'
import { answerIn, answerRows, type Item, type Settings } from '../tools/look-fors.ts'
import { ranked } from '../tools/ranked.ts'
import { acrossVersions, type SetVisits, setVisits, tooFew } from './set-visits.ts'

/** The tables of a card, by its key: rows as they stand. */
export type Tables = Readonly<Record<string, readonly (readonly (readonly string[])[])[]>>

const rate = (k: number, n: number) => (n === 0 ? '–' : n < 5 ? `${k} of ${n}` : `${percentOf(k, n)} of ${n}`)

export function recountLookFors(question: Question, id: number): Tables {
  const set = setVisits(question, 11, id)
  if (set.shown.length === 0) return {}
  const versions = set.contents.map(({ version, content }) => {
    const { domains, items } = content as Settings
    const inOrder = ranked(domains).flatMap((it) =>
      ranked(items.filter(({ domainId }) => domainId === it.id)),
    )
    return { version, items: inOrder.filter(({ isPrivate }) => !isPrivate) }
  })
  const looks = acrossVersions(versions)
  const present = looks.filter(({ item }) => item.type === 'present')
  const others = looks.filter(({ item }) => item.type !== 'present')
  const answers = (look: Look, visits: readonly Visit[] = set.shown) =>
    visits.flatMap((visit) => visit.rows.flatMap((row) => answerIn(set.used, row, look.item.id) ?? []))
  const tables: Record<string, string[][][]> = {}
  if (present.length > 0) {
    tables['each-look-for'] = [present.map((look) => eachRow(set, look, answers(look)))]
    tables['month-by-month'] = present.slice(0, 12).map((look) => months(set, look, question))
    tables['seen-together'] = question.reader.seesSums ? [] : together(set, present)
  }
  if (others.length > 0)
    tables['other-answers'] = [
      others.flatMap((look) =>
        answerRows(look.item, answers(look), true).map(([answer, n]) => [
          wordsOf(look),
          look.item.type === 'percent' ? ofStudents(answer ?? '') : (answer ?? ''),
          n ?? '',
        ]),
      ),
    ]
  return { ...tables, ...grids(set, present, question.reader.seesSums) }
}

type Look = ReturnType<typeof acrossVersions<Item>>[number]
const wordsOf = ({ item, mark }: Look) => `${item.code} ${item.prompt}${mark}`
const ofStudents = (answer: string) => (answer === 'No opportunity' ? answer : `${answer} of the students`)

type Answers = NonNullable<ReturnType<typeof answerIn>>[]

function statesIn(answers: Answers) {
  const is = (state: string) => answers.filter((it) => it.state === state).length
  return { k: is('observed'), n: is('observed') + is('not-observed') }
}

function eachRow(set: SetVisits, look: Look, answers: Answers): string[] {
  const { k, n } = statesIn(answers)
  const marked = set.shown.filter((visit) =>
    visit.rows.some((row) => answerIn(set.used, row, look.item.id)?.isUnmarked === false),
  )
  return [
    wordsOf(look),
    String(k),
    String(n - k),
    String(answers.filter((it) => it.isNone).length),
    String(answers.filter((it) => it.isUnmarked).length),
    rate(k, n),
    intervalOf(k, n),
    String(distinct(marked.map((it) => it.educator))),
  ]
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A row for each month and version in which somebody was there with the look-for. */
function months(set: SetVisits, { item }: Look, question: Question): string[][] {
  const rows = set.shown
    .flatMap((visit) => visit.rows)
    .filter((row) => answerIn(set.used, row, item.id) !== undefined)
  const keys = rows.map((row) => `${row.started_on.slice(0, 7)} ${row.configuration_version}`)
  const isLong = isOverAYear(question)
  return [...new Set(keys)].toSorted().map((key) => {
    const theirs = rows.filter((_, place) => keys[place] === key)
    const { k, n } = statesIn(theirs.flatMap((row) => answerIn(set.used, row, item.id) ?? []))
    const name = monthNames[Number(key.slice(5, 7)) - 1] ?? ''
    const version = `v${key.slice(8)}`
    return [
      isLong ? `${name} ${key.slice(0, 4)}` : name,
      version,
      String(k),
      String(n - k),
      rate(k, n),
      intervalOf(k, n),
    ]
  })
}

function isOverAYear({ asked }: Question): boolean {
  if (!asked.from || !asked.to) return false
  const months = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))
  return asked.from.slice(0, 4) !== asked.to.slice(0, 4) && months(asked.to) - months(asked.from) >= 12
}

/** The five pairs that were most often observed in one visit. */
function together(set: SetVisits, present: readonly Look[]): string[][][] {
  const states = set.shown.map(
    (visit) =>
      new Map(
        present.map(({ item }) => {
          const said = visit.rows.map((row) => answerIn(set.used, row, item.id)?.state)
          return [item.id, said.find((it) => it === 'observed') ?? said.find((it) => it === 'not-observed')]
        }),
      ),
  )
  const pairs = present.flatMap((one, place) =>
    present.slice(place + 1).map((other) => {
      const both = states.filter((it) => it.get(one.item.id) && it.get(other.item.id))
      const is = (it: (typeof states)[number], look: Look) => it.get(look.item.id) === 'observed'
      const k = both.filter((it) => is(it, one) && is(it, other)).length
      return { codes: `${one.short} and ${other.short}`, one, other, k, n: both.length }
    }),
  )
  const collator = new Intl.Collator('en', { numeric: true })
  const most = pairs
    .filter(({ k }) => k > 0)
    .toSorted((a, b) => b.k - a.k || collator.compare(a.codes, b.codes))
    .slice(0, 5)
    .map(({ codes, one, other, k, n }) => [codes, `${one.item.prompt} · ${other.item.prompt}`, share(k, n)])
  return most.length > 0 ? [most] : []
}

/** Schools, grades and subjects beside each other, where one of them is large enough. */
function grids(set: SetVisits, present: readonly Look[], seesSums: boolean): Tables {
  const collator = new Intl.Collator('en', { numeric: true })
  const taught = (key: 'grades' | 'subject') =>
    [...new Set(set.shown.map((it) => it.rows[0]?.[key] ?? ''))]
      .map((value) => ({ label: value || 'Not noted', is: (it: Visit) => it.rows[0]?.[key] === value }))
      .toSorted((a, b) => collator.compare(a.label, b.label))
  const schools = set.schools.map(({ id, name }) => ({ label: name, is: (it: Visit) => it.school === id }))
  const groups = { schools, ...(seesSums ? {} : { grades: taught('grades'), subjects: taught('subject') }) }
  const tables = Object.entries(groups).map(([key, them]) => {
    const all = key === 'schools' ? set.all : set.shown
    const rows = them
      .filter(({ is }) => all.some(is))
      .map(({ label, is }) => {
        const theirs = set.shown.filter(is)
        const few = tooFew(theirs.length, distinct(theirs.map((it) => it.educator)))
        const hidden = few && `${few}: ${seesSums ? 'not shown outside the school' : 'not compared'}`
        const cells = present.map(({ item }, place) => {
          if (hidden !== null) return place === 0 ? hidden : ''
          const said = theirs.flatMap((it) =>
            it.rows.flatMap((row) => answerIn(set.used, row, item.id) ?? []),
          )
          const { k, n } = statesIn(said)
          return rate(k, n)
        })
        return { row: [label, String(all.filter(is).length), ...cells], isShown: hidden === null }
      })
    const isAny = rows.length > 1 && present.length > 0 && rows.some(({ isShown }) => isShown)
    // Every school is named; a grade or a subject that is too small stands in a sentence.
    const named = rows.filter(({ isShown }) => isShown || key === 'schools')
    return [key, isAny ? [named.map(({ row }) => row)] : []] as const
  })
  return Object.fromEntries(tables)
}
