import type { CardView, ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import type { Rows } from '@corridor/domain/report/report-shapes'
import { shareOf } from '@corridor/domain/words/count-words'
import { levelFact } from '@corridor/tools/tools/expanded-rubric/report/rubric-facts'
import { NOTHING, partWords } from '../sets/rate-words.ts'
import { saidIn, visitsBehind } from '../sets/set-details.ts'
import { coachingNote, type SetSource, sizeWords } from '../sets/set-source.ts'
import {
  indicatorWords,
  type LevelCounts,
  levelCounts,
  levelFacts,
  levelParts,
  type ReportedRubric,
  type RubricRow,
  upperWords,
} from './reported-rubric.ts'

/** The card of every indicator with the levels that were recorded. */
export function levelsByIndicator(source: SetSource, rubric: ReportedRubric): ReportCard {
  const sums = source.sums([])
  const said = saidIn(source, 'scored')
  const { all, upper } = levelFacts(rubric)
  const behind = visitsBehind(
    source,
    rubric.items.map(({ item: { id } }) => ({ figure: id, items: [id], values: upper })),
  )
  const rows = rubric.items.map((row): Row => {
    const { id } = row.item
    const { visits = 0, educators = 0 } = said.find(({ item }) => item === id) ?? {}
    const scored = source.opening(visits, { items: [id], values: all })
    return {
      row,
      counts: levelCounts(sums, [row], rubric),
      educators,
      scored,
      upper: source.opening(behind(id), { items: [id], values: upper }),
    }
  })
  const notes = coachingNote(source).map((text) => ({ kind: 'note' as const, text }))
  return {
    key: 'levels-by-indicator',
    title: 'Levels by indicator',
    line: `Counts of scored visits. ${DIFFERS}`,
    size: 'full',
    blocks: [source.shown.length > 0 ? chartOf(source, rubric, rows) : nothing, ...notes],
    ...(source.shown.length > 0 && { views }),
  }
}

const DIFFERS = 'A walkthrough rarely scores every indicator, so n differs by row.'
const views: CardView[] = [
  { value: 'counts', label: 'Counts', line: `Counts of scored visits. ${DIFFERS}`, block: 0 },
  {
    value: 'percent',
    label: 'Percent',
    line: `Percent of scored visits, and counts where they are fewer than five. ${DIFFERS}`,
    block: 0,
    isPercent: true,
  },
]

const nothing: Block = { kind: 'note', text: 'No visits with this rubric are counted in these days.' }

interface Row {
  readonly row: RubricRow
  readonly counts: LevelCounts
  readonly educators: number
  /** What opens from the visits with a level, and with one of the upper half. */
  readonly scored: Opening | undefined
  readonly upper: Opening | undefined
}

function chartOf(source: SetSource, rubric: ReportedRubric, rows: readonly Row[]): Block {
  const { shown } = source
  const parts = levelParts(rubric)
  const columns = ['Median', upperWords(rubric), 'Scored visits', 'Educators', 'Not scored']
  return {
    kind: 'chart',
    title: 'Levels by indicator',
    chart: {
      shape: 'rows',
      head: 'Indicator',
      bars: { title: 'Distribution of levels', kind: 'levels', parts },
      rates: null,
      columns,
      rows: rows.map((it) => drawn(source, rubric, it)),
    },
    table: {
      columns: [
        { title: 'Indicator' },
        ...[...parts.map(({ label }) => label), ...columns].map((title) => ({ title, isNumber: true })),
      ],
      rows: rows.map((it) => [
        indicatorWords(it.row),
        ...parts.map(({ key }) => String(it.counts.at[key] ?? 0)),
        ...cellsOf(it),
      ]),
      opens: rows.map((it) => [
        null,
        ...parts.map(({ key }) => openLevel(source, it, key) ?? null),
        ...openCells(source, it).map((opens) => opens ?? null),
      ]),
    },
    n: shown.length,
    counted: sizeWords(shown),
  }
}

function openLevel({ opening }: SetSource, { row, counts }: Row, key: string) {
  return opening(counts.at[key] ?? 0, { items: [row.item.id], values: [levelFact(Number(key))] })
}

/** What opens from each cell of a row, in the order of the columns. */
function openCells({ opening }: SetSource, { row, counts, scored, upper }: Row) {
  const unscored = opening(counts.unscored, { items: [row.item.id], values: ['unscored'] })
  return [scored, upper, scored, scored, unscored]
}

function drawn(source: SetSource, rubric: ReportedRubric, it: Row): Rows['rows'][number] {
  const { row, counts } = it
  const openings = openCells(source, it)
  return {
    code: row.item.code,
    label: `${row.item.title}${row.mark}`,
    values: counts.at,
    opens: Object.fromEntries(
      levelParts(rubric).flatMap(({ key }) => {
        const opens = openLevel(source, it, key)
        return opens ? [[key, opens]] : []
      }),
    ),
    rate: null,
    cells: cellsOf(it).map((words, place) => ({ words, ...opensAs(openings[place]) })),
  }
}

function opensAs(opens: Opening | undefined) {
  return opens ? { opens } : {}
}

function cellsOf({ counts: { median, upper, scored, unscored }, educators }: Row): string[] {
  return [
    median,
    scored === 0 ? NOTHING : shareOf(upper, scored),
    String(scored),
    String(educators),
    partWords({ k: unscored, n: scored + unscored }),
  ]
}
