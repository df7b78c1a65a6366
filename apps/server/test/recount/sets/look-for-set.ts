import { distinct, intervalOf, many, share, total } from '../arithmetic.ts'
import type { Question } from '../counted.ts'
import { drawnRows, line, type Rows, type Said } from '../said.ts'
import { answerRows, type Settings } from '../tools/look-fors.ts'
import { ranked } from '../tools/ranked.ts'
import { type Answers, answersTo, type Look, rate, statesIn, wordsOf } from './look-for-answers.ts'
import { evidence } from './look-for-evidence.ts'
import { grids } from './look-for-grids.ts'
import { monthByMonth } from './look-for-months.ts'
import { acrossVersions, coachingWords, type SetVisits, setVisits, sizeOf } from './set-visits.ts'

/** The whole report about a look-for set once more. */
export function recountLookFors(question: Question, id: number): Said {
  const set = setVisits(question, 11, id)
  const versions = set.contents.map(({ version, content }) => {
    const { domains, items } = content as Settings
    const inOrder = ranked(domains).flatMap((it) =>
      ranked(items.filter(({ domainId }) => domainId === it.id)),
    )
    return { version, items: inOrder.filter(({ isPrivate }) => !isPrivate) }
  })
  const looks = acrossVersions(versions)
  const present = looks.filter(({ item }) => item.type === 'present')
  const { seesSums } = question.reader
  return {
    'each-look-for': eachLookFor(set, present),
    ...(set.shown.length === 0 ? {} : otherAnswers(set, looks)),
    ...(set.shown.length === 0 || present.length === 0 ? {} : monthByMonth(question, set, present)),
    ...grids(set, present, seesSums),
    ...(seesSums || present.length < 2 || set.shown.length === 0 ? {} : together(set, present)),
    ...(seesSums ? {} : evidence(question, set, looks)),
  }
}

function eachLookFor(set: SetVisits, present: readonly Look[]): Rows[] {
  const all = present.map((look) => answersTo(set, look, set.shown))
  const unmarked = total(all.map((answers) => answers.filter((it) => it.isUnmarked).length))
  const nothing =
    set.shown.length === 0
      ? 'No visits with this set are counted in these days.'
      : 'No look-for of this set is answered with observed or not observed.'
  const rows = present.map((look, place) => eachRow(set, look, all[place] ?? []))
  const size = [set.shown.length, sizeOf(set.shown)] as const
  return [
    line(
      'Observed rate = observed ÷ (observed + not observed). “No opportunity” is shown, and left out of the rate.',
    ),
    present.length > 0 && set.shown.length > 0 ? drawnRows('Each look-for', rows, size) : line(nothing),
    ...(unmarked > 0
      ? [line(`Not marked: ${many(unmarked, 'time')}. What was not marked says nothing, and is in no rate.`)]
      : []),
    ...coachingWords(set),
  ]
}

function eachRow(set: SetVisits, look: Look, answers: Answers): string[] {
  const { k, n } = statesIn(answers)
  const marked = set.shown.filter((visit) => answersTo(set, look, [visit]).some((it) => !it.isUnmarked))
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

const ofStudents = (answer: string) => (answer === 'No opportunity' ? answer : `${answer} of the students`)

function otherAnswers(set: SetVisits, looks: readonly Look[]): Said {
  const others = looks.filter(({ item }) => item.type !== 'present')
  if (others.length === 0) return {}
  const rows = others.flatMap((look) =>
    answerRows(look.item, answersTo(set, look, set.shown), true).map(([answer = '', n = '']) => [
      wordsOf(look),
      look.item.type === 'percent' ? ofStudents(answer) : answer,
      n,
    ]),
  )
  return { 'other-answers': [line(sizeOf(set.shown)), [['Scales, choices, counts and times'], ...rows]] }
}

const MOST_PAIRED = 2_000

/** The five pairs that were most often observed in one visit. */
function together(set: SetVisits, present: readonly Look[]): Said {
  const card = (...rows: Rows[]) => ({
    'seen-together': [line('Of visits where both could be seen'), ...rows],
  })
  if (set.shown.length > MOST_PAIRED)
    return card(line('These are too many visits for pairs. Choose a school or fewer days.'))
  const records = set.shown.map((visit) =>
    visit.rows.map((row) => {
      const alone = { ...visit, rows: [row] }
      return new Map(
        present.map((look) => {
          const said = answersTo(set, look, [alone]).map(({ state }) => state)
          return [look, said.find((it) => it === 'observed' || it === 'not-observed')]
        }),
      )
    }),
  )
  const pairs = present.flatMap((one, place) =>
    present.slice(place + 1).map((other) => {
      const n = records.filter((theirs) => theirs.some((it) => it.get(one) && it.get(other))).length
      const k = records.filter((theirs) =>
        theirs.some((it) => it.get(one) === 'observed' && it.get(other) === 'observed'),
      ).length
      return { codes: `${one.short} and ${other.short}`, one, other, k, n }
    }),
  )
  const collator = new Intl.Collator('en', { numeric: true })
  const most = pairs
    .filter(({ k }) => k > 0)
    .toSorted((a, b) => b.k - a.k || collator.compare(a.codes, b.codes))
    .slice(0, 5)
    .map(({ codes, one, other, k, n }) => [codes, `${one.item.prompt} · ${other.item.prompt}`, share(k, n)])
  if (most.length === 0) return card(line('No two look-fors were observed in one visit.'))
  return card(
    [['Seen together'], ...most],
    line('Two look-fors seen together does not mean that one causes the other.'),
  )
}
