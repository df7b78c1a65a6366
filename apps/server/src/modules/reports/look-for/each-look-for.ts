import type { ReportCard } from '@corridor/contract/reports/report'
import { intervalOf, intervalWords } from '@corridor/domain/numbers/interval'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import type { Rows } from '@corridor/domain/report/report-shapes'
import { counted } from '@corridor/domain/words/count-words'
import { rateWords } from '../sets/rate-words.ts'
import { saidIn, visitsBehind } from '../sets/set-details.ts'
import { coachingNote, type SetSource, sizeWords } from '../sets/set-source.ts'
import type { MonthsOf } from './month-points.ts'
import {
  observedRate,
  type ReportedLookFor,
  type ReportedSet,
  SEEN,
  statesOf,
  wordsOf,
} from './reported-set.ts'

const parts = [
  { key: 'observed', label: 'Observed' },
  { key: 'not-observed', label: 'Not observed' },
  { key: 'no-opportunity', label: 'No opportunity' },
]

/** The card of every look-for with its three states and its rate. */
export function eachLookFor(source: SetSource, { present }: ReportedSet, monthsOf: MonthsOf): ReportCard {
  const sums = source.sums([])
  const said = saidIn(source, 'marked')
  const behind = visitsBehind(
    source,
    present.map(({ item: { id } }) => ({ figure: id, items: [id], values: SEEN })),
  )
  const rows = present.map((it) =>
    rowOf(source, it, {
      states: statesOf(sums(it.item.id)),
      looked: behind(it.item.id),
      ...saidOf(said, it),
    }),
  )
  const unmarked = sum(rows.map((it) => it.states.notMarked))
  const notes = [
    ...(unmarked > 0
      ? [`Not marked: ${counted(unmarked, 'time')}. What was not marked says nothing, and is in no rate.`]
      : []),
    ...coachingNote(source),
  ]
  return {
    key: 'each-look-for',
    title: 'Each look-for',
    line: 'Observed rate = observed ÷ (observed + not observed). “No opportunity” is shown, and left out of the rate.',
    size: 'full',
    blocks: [
      ...(present.length > 0 && source.shown.length > 0
        ? [chartOf(source, rows, monthsOf)]
        : [nothing(source)]),
      ...notes.map((text) => ({ kind: 'note' as const, text })),
    ],
  }
}

function nothing({ shown }: SetSource): Block {
  const text =
    shown.length === 0
      ? 'No visits with this set are counted in these days.'
      : 'No look-for of this set is answered with observed or not observed.'
  return { kind: 'note', text }
}

function saidOf(said: ReturnType<typeof saidIn>, { item }: ReportedLookFor) {
  const { visits = 0, educators = 0 } = said.find((it) => it.item === item.id) ?? {}
  return { marked: visits, educators }
}

interface Found {
  readonly states: ReturnType<typeof statesOf>
  /** Visits in which the look-for could be seen, and in which anything was marked of it. */
  readonly looked: number
  readonly marked: number
  readonly educators: number
}

function rowOf({ opening }: SetSource, look: ReportedLookFor, found: Found) {
  const { states, educators, looked, marked } = found
  const { observed, notObserved, noOpportunity, notMarked } = states
  const open = (n: number, ...values: string[]) => opening(n, { items: [look.item.id], values })
  const counts = { observed, 'not-observed': notObserved, 'no-opportunity': noOpportunity }
  const opens = Object.entries(counts).map(([key, n]) => [key, open(n, key)] as const)
  return {
    look,
    states,
    counts,
    educators,
    opens,
    openUnmarked: open(notMarked, 'not-marked'),
    openRate: open(looked, ...SEEN),
    openMarked: open(marked, ...Object.keys(counts)),
  }
}

type Row = ReturnType<typeof rowOf>

function chartOf({ shown }: SetSource, rows: readonly Row[], monthsOf: MonthsOf): Block {
  return {
    kind: 'chart',
    title: 'Each look-for',
    chart: {
      shape: 'rows',
      head: 'Look-for',
      bars: { title: counted(shown.length, 'visit'), kind: 'states', parts },
      rates: 'Observed rate, 95% interval',
      columns: ['Rate', 'Interval', 'Educators'],
      rows: rows.map((row) => ({ ...drawn(row), months: monthsIn(monthsOf(row.look)) })),
    },
    table: {
      columns: [
        { title: 'Look-for' },
        ...[
          ...parts.map(({ label }) => label),
          ...['Not marked', 'Observed rate', '95% interval', 'Educators'],
        ].map((title) => ({ title, isNumber: true })),
      ],
      rows: rows.map(({ look, states, counts, educators }) => [
        wordsOf(look),
        ...Object.values(counts).map(String),
        String(states.notMarked),
        rateWords(observedRate(states)),
        intervalWords(observedRate(states)),
        String(educators),
      ]),
      opens: rows.map(({ opens, openUnmarked, openRate, openMarked }) => [
        null,
        ...opens.map(([, it]) => it ?? null),
        openUnmarked ?? null,
        openRate ?? null,
        null,
        openMarked ?? null,
      ]),
    },
    n: shown.length,
    counted: sizeWords(shown),
  }
}

function drawn({ look, states, counts, educators, opens, openRate, openMarked }: Row): Rows['rows'][number] {
  const rate = observedRate(states)
  return {
    code: look.item.code,
    label: `${look.item.prompt}${look.mark}`,
    values: counts,
    opens: Object.fromEntries(opens.flatMap(([key, it]) => (it ? [[key, it]] : []))),
    rate: intervalOf(rate),
    cells: [
      { words: rateWords(rate), ...(openRate && { opens: openRate }) },
      { words: intervalWords(rate) },
      { words: String(educators), ...(openMarked && { opens: openMarked }) },
    ],
  }
}

/** Months as they are drawn small: one without a visit keeps its place, of none. */
function monthsIn(points: ReturnType<MonthsOf>): Rows['rows'][number]['months'] {
  return points.map(({ label, states, begins, isBreak }) => ({
    label,
    ...observedRate(states),
    begins,
    isBreak,
  }))
}
