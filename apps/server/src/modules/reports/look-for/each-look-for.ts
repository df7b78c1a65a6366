import type { ReportCard } from '@corridor/contract/report'
import type { Block } from '@corridor/domain/block'
import { counted } from '@corridor/domain/count-words'
import type { Rows } from '@corridor/domain/report-shapes'
import { sum } from '@corridor/domain/statistics'
import { coachingNote, type SetSource, sizeWords } from '../set-source.ts'
import { intervalWords, rateOf, rateWords } from '../sets/rate-words.ts'
import { observedRate, type ReportedLookFor, type ReportedSet, statesOf, wordsOf } from './reported-set.ts'

const parts = [
  { key: 'observed', label: 'Observed' },
  { key: 'not-observed', label: 'Not observed' },
  { key: 'no-opportunity', label: 'No opportunity' },
]

/** Every look-for with its three states and its rate. */
export async function eachLookFor(source: SetSource, { present }: ReportedSet): Promise<ReportCard> {
  const sums = await source.sums([])
  const said = await source.said('marked')
  const rows = present.map((it) => rowOf(source, it, statesOf(sums, it), educatorsOf(said, it)))
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
      ...(present.length > 0 && source.shown.length > 0 ? [chartOf(source, rows)] : [nothing(source)]),
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

function educatorsOf(said: Awaited<ReturnType<SetSource['said']>>, { item }: ReportedLookFor): number {
  return said.find((it) => it.item === item.id)?.educators ?? 0
}

function rowOf(
  { opening }: SetSource,
  look: ReportedLookFor,
  states: ReturnType<typeof statesOf>,
  educators: number,
) {
  const { observed, notObserved, noOpportunity, notMarked } = states
  const open = (n: number, value: string) => opening(n, { item: look.item.id, value })
  const counts = { observed, 'not-observed': notObserved, 'no-opportunity': noOpportunity }
  const opens = Object.entries(counts).map(([key, n]) => [key, open(n, key)] as const)
  return { look, states, counts, educators, opens, openUnmarked: open(notMarked, 'not-marked') }
}

type Row = ReturnType<typeof rowOf>

function chartOf({ shown }: SetSource, rows: readonly Row[]): Block {
  return {
    kind: 'chart',
    title: 'Each look-for',
    chart: {
      shape: 'rows',
      head: 'Look-for',
      bars: { title: counted(shown.length, 'visit'), kind: 'states', parts },
      rates: 'Observed rate, 95% interval',
      columns: ['Rate', 'Interval', 'Educators'],
      rows: rows.map(drawn),
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
      opens: rows.map(({ opens, openUnmarked }) => [
        null,
        ...opens.map(([, it]) => it ?? null),
        openUnmarked ?? null,
        ...[null, null, null],
      ]),
    },
    n: shown.length,
    counted: sizeWords(shown),
  }
}

function drawn({ look, states, counts, educators, opens }: Row): Rows['rows'][number] {
  const rate = observedRate(states)
  return {
    code: look.item.code,
    label: `${look.item.prompt}${look.mark}`,
    values: counts,
    opens: Object.fromEntries(opens.flatMap(([key, it]) => (it ? [[key, it]] : []))),
    rate: rateOf(rate),
    cells: [{ words: rateWords(rate) }, { words: intervalWords(rate) }, { words: String(educators) }],
  }
}
