import { clock, intervalOf, many, secondsFrom, share, total } from '../arithmetic.ts'
import { chart, type Figure } from '../figures.ts'
import type { RawObservation } from '../raw.ts'
import { ranked } from './ranked.ts'
import type { Used } from './used.ts'

export interface Item {
  readonly id: string
  readonly rank: string
  readonly domainId: string
  readonly code: string
  readonly prompt: string
  readonly type: string
  readonly isPrivate: boolean
  readonly allowsNoOpportunity: boolean
  readonly options: readonly { readonly id: string; readonly rank: string; readonly label: string }[]
}
export interface Settings {
  readonly title: string
  readonly domains: readonly { readonly id: string; readonly rank: string }[]
  readonly items: readonly Item[]
}
interface Mark {
  readonly state: string | null
  readonly choice: string | null
  readonly choices: Readonly<Record<string, boolean>>
  readonly number: number | null
  readonly text: string
}
interface Capture {
  readonly marks: Readonly<Record<string, Mark>>
  readonly runs: readonly { itemId: string; startedAt: string; endedAt: string | null }[]
}

/** What one observation said of an item; nothing where its version did not have it, or kept it private. */
export function answerIn(used: Used, row: RawObservation, id: string) {
  const item = (used.settingsOf(row) as Settings).items.find((it) => it.id === id)
  if (!item || item.isPrivate) return undefined
  const { marks, runs } = row.document.capture as Capture
  const mark = marks[id]
  const theirs = runs.filter(({ itemId }) => itemId === id)
  const chosen = item.options.map((it) => it.id).filter((it) => mark?.choices[it])
  const isNone = mark?.state === 'no-opportunity'
  const isAnswered = {
    present: mark ? mark.state !== null : false,
    timer: theirs.length > 0,
    text: (mark?.text ?? '').trim() !== '',
    count: mark ? mark.number !== null : false,
    percent: mark ? mark.number !== null : false,
    multiple: mark?.choice === 'none' || chosen.length > 0,
    scale: item.options.some((it) => it.id === mark?.choice),
    single: item.options.some((it) => it.id === mark?.choice),
  }[item.type]
  const { startedAt, endedAt } = row.document
  const until = endedAt ?? startedAt
  const seconds = total(theirs.map((it) => secondsFrom(it.startedAt, it.endedAt ?? until)))
  return {
    isNone,
    isSeen: !isNone && isAnswered === true,
    isUnmarked: !isNone && !isAnswered,
    state: mark?.state ?? null,
    choice: mark?.choice ?? null,
    chosen,
    number: mark?.number ?? 0,
    seconds: Math.round(seconds),
  }
}
type Answer = NonNullable<ReturnType<typeof answerIn>>

export function lookFors(used: Used): Figure[] {
  const set = used.settings as Settings
  const found = ranked(set.domains)
    .flatMap(({ id }) => ranked(set.items.filter((it) => it.domainId === id)))
    .filter(({ isPrivate }) => !isPrivate)
    .map((item) => ({ item, answers: used.rows.flatMap((row) => answerIn(used, row, item.id) ?? []) }))
  if (found.length === 0) return [{ note: `All look-fors of “${set.title}” are private: none is counted.` }]
  if (found.every(({ answers }) => answers.every((it) => it.isUnmarked)))
    return [{ note: 'No look-for was marked in these visits.' }]
  const present = found.filter(({ item }) => item.type === 'present')
  const others = found.filter(({ item }) => item.type !== 'present')
  const unmarked = found
    .map(({ item, answers }) => ({ item, n: answers.filter((it) => it.isUnmarked).length }))
    .filter(({ n }) => n > 0)
  const visits = used.visits.length
  return [
    ...(present.length > 0
      ? [
          chart(
            'Each look-for',
            [
              ...['Look-for', 'Observed', 'Not observed', 'No opportunity'],
              ...['Rate', 'Interval', 'No-opportunity rate', 'Not marked'],
            ],
            present.map(({ item, answers }) => [`${item.code} ${item.prompt}`, ...stateCells(answers)]),
            [visits, many(visits, 'visit')],
          ),
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            table: 'Scales, choices, counts and times',
            columns: ['Look-for', 'Answer', 'Visits'],
            rows: others.flatMap(({ item, answers }) =>
              answerRows(item, answers).map((row) => [`${item.code} ${item.prompt}`, ...row]),
            ),
          },
        ]
      : []),
    ...(unmarked.length > 6
      ? [{ note: `Not marked in some visits: ${unmarked.length} of ${many(found.length, 'look-for')}.` }]
      : []),
    ...(unmarked.length > 0 && unmarked.length <= 6
      ? [
          {
            note: `Not marked: ${unmarked.map(({ item, n }) => `${item.code} in ${many(n, 'visit')}`).join(', ')}.`,
          },
        ]
      : []),
    {
      note: 'Observed rate = observed ÷ (observed + not observed); “no opportunity” is left out of it.',
    },
  ]
}

function stateCells(answers: readonly Answer[]): string[] {
  const [yes, no] = ['observed', 'not-observed'].map((is) => answers.filter((it) => it.state === is).length)
  const [k, n] = [yes ?? 0, (yes ?? 0) + (no ?? 0)]
  const none = answers.filter((it) => it.isNone).length
  return [
    String(k),
    String(n - k),
    String(none),
    n === 0 ? '–' : share(k, n),
    intervalOf(k, n),
    n + none === 0 ? '–' : share(none, n + none),
    String(answers.filter((it) => it.isUnmarked).length),
  ]
}

const buckets = [
  ['None', 0, 0],
  ['1–49%', 1, 49],
  ['50–74%', 50, 74],
  ['75–99%', 75, 99],
  ['All', 100, 100],
] as const

/** The rows of an item's answers; where nobody answered it, one row, or with `isEach` a dash. */
export function answerRows(item: Item, answers: readonly Answer[], isEach = false): string[][] {
  const seen = answers.filter((it) => it.isSeen)
  const none = answers.filter((it) => it.isNone).length
  if (!isEach && seen.length + none === 0) return [['No answer', '0 visits']]
  const words = (k: number, n: number) => (isEach && n === 0 ? '–' : share(k, n))
  const lack = item.allowsNoOpportunity || none > 0
  const part = (label: string, is: (it: Answer) => boolean) => [
    label,
    words(seen.filter(is).length, seen.length),
  ]
  const options = ranked(item.options)
  const rows =
    {
      count: [[`${total(seen.map((it) => it.number))} counted`, many(seen.length, 'visit')]],
      timer: [[`${clock(total(seen.map((it) => it.seconds)))} timed`, many(seen.length, 'visit')]],
      text: [['Written', many(seen.length, 'visit')]],
      multiple: [
        ...options.map(({ id, label }) => part(label, (it) => it.chosen.includes(id))),
        part('None of these', (it) => it.choice === 'none'),
      ],
      percent: buckets.map(([label, from, to]) => part(label, (it) => from <= it.number && it.number <= to)),
    }[item.type] ?? options.map(({ id, label }) => part(label, (it) => it.choice === id))
  return [...rows, ...(lack ? [['No opportunity', words(none, seen.length + none)]] : [])]
}
