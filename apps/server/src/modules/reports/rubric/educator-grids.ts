import type { CardView, ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import type { Grid } from '@corridor/domain/report/report-shapes'
import { counted } from '@corridor/domain/words/count-words'
import { levelFact } from '@corridor/tools/tools/expanded-rubric/report/rubric-facts'
import { grouped } from '../grouped.ts'
import { levelDays } from '../records/set-figures.ts'
import { NOTHING } from '../sets/rate-words.ts'
import { setCards } from '../sets/set-cards.ts'
import { educatorsOf, visitsBehind } from '../sets/set-details.ts'
import type { SetSource } from '../sets/set-source.ts'
import { levelFacts, medianWords, type ReportedRubric } from './reported-rubric.ts'

const MOST_EDUCATORS = 40
type LevelDay = ReturnType<typeof levelDays>[number]
type Cell = Grid['rows'][number]['cells'][number]

/** Cards of educators A to Z with the level they had last, and with their median. */
export async function educatorGrids(
  source: SetSource,
  rubric: ReportedRubric,
): Promise<readonly ReportCard[]> {
  if (source.isSums || source.shown.length === 0) return []
  const many = new Set(source.shown.map(({ educatorId }) => educatorId)).size
  if (many > MOST_EDUCATORS)
    return card(counted(many, 'educator'), [
      {
        kind: 'note',
        text: `Up to ${MOST_EDUCATORS} educators are shown one by one. Choose a school, a grade or a subject.`,
      },
    ])
  const educators = await educatorsOf(source)
  return setCards(source, 'educators', educators, () => gridsOf(source, rubric, educators))
}

function card(line: string, blocks: Block[], views?: CardView[]): ReportCard[] {
  return [
    {
      key: 'educators',
      title: 'Educator by indicator',
      line,
      size: views ? 'two-thirds' : 'full',
      blocks,
      ...(views && { views }),
    },
  ]
}

type Educators = Awaited<ReturnType<typeof educatorsOf>>

function gridsOf(source: SetSource, rubric: ReportedRubric, educators: Educators): ReportCard[] {
  const days = levelDays(source.marks)
  const byPlace = grouped(days, ({ educatorId, item }) => `${educatorId} ${item}`)
  const { all } = levelFacts(rubric)
  const behind = visitsBehind(
    source,
    rubric.items.map(({ item: { id } }) => ({ figure: id, items: [id], values: all })),
    ['educator'],
  )
  const draw = (
    title: string,
    cellOf: (days: readonly LevelDay[], opens: Opening | undefined) => Cell,
  ): Block => {
    const rows = educators.map(({ id, name }) => {
      const visits = source.shown.filter(({ educatorId }) => educatorId === id).length
      const opens = source.opening(visits, { educators: [id] })
      const cells = rubric.items.map(({ item }) =>
        cellOf(
          byPlace.get(`${id} ${item.id}`) ?? [],
          source.opening(behind(item.id, String(id)), { educators: [id], items: [item.id], values: all }),
        ),
      )
      return { label: name, note: counted(visits, 'visit'), hidden: null, cells, ...(opens && { opens }) }
    })
    return gridOf(title, rubric, rows)
  }
  const line = `A to Z. ${counted(educators.length, 'educator')}. Empty: not scored.`
  return card(
    line,
    [
      draw('Most recent level', (them) => recentCell(source, rubric, them)),
      draw('Median level', (them, opens) => medianCell(rubric, them, opens)),
    ],
    [
      { value: 'recent', label: 'Most recent', line: `Most recent level. ${line}`, block: 0 },
      { value: 'median', label: 'Median', line: `Median level. ${line}`, block: 1 },
    ],
  )
}

const EMPTY: Cell = { words: '', step: null }

/** The cell of an educator's last level; the newest day is last. */
function recentCell({ opening }: SetSource, rubric: ReportedRubric, days: readonly LevelDay[]): Cell {
  const last = days.at(-1)
  const level = rubric.levels.find(({ value }) => levelFact(value) === last?.value)
  if (!last || !level) return EMPTY
  const { educatorId, startedOn, item, value, visits } = last
  const opens = opening(visits, {
    educators: [educatorId],
    from: startedOn,
    to: startedOn,
    items: [item],
    values: [value],
  })
  return { words: level.mark, step: stepAt(rubric, level.value), ...(opens && { opens }) }
}

function medianCell(rubric: ReportedRubric, days: readonly LevelDay[], opens: Opening | undefined): Cell {
  const values = days.flatMap(({ value, visits }) => {
    const level = rubric.levels.find((it) => levelFact(it.value) === value)
    return level ? Array.from({ length: visits }, () => level.value) : []
  })
  if (values.length === 0) return EMPTY
  const words = medianWords(values)
  return { words, step: stepAt(rubric, Number(words)), ...(opens && { opens }) }
}

/** The shade of a level, from 1 for the lowest to 6 for the highest. */
function stepAt({ levels }: ReportedRubric, value: number): number {
  const below = levels.filter((it) => it.value < value).length
  const isBetween = !levels.some((it) => it.value === value)
  const place = isBetween ? below - 0.5 : below
  return 1 + Math.round((5 * Math.max(0, place)) / Math.max(1, levels.length - 1))
}

function gridOf(title: string, { items }: ReportedRubric, rows: Grid['rows']): Block {
  return {
    kind: 'chart',
    title,
    chart: {
      shape: 'grid',
      head: 'Educator',
      columns: items.map(({ code, item, mark }) => ({ label: code, title: `${item.title}${mark}` })),
      rows,
    },
    table: {
      columns: [
        { title: 'Educator' },
        { title: 'Visits' },
        ...items.map(({ code }) => ({ title: code, isNumber: true })),
      ],
      rows: rows.map(({ label, note, cells }) => [
        label,
        note.replace(/ .*/, ''),
        ...cells.map(({ words }) => words || NOTHING),
      ]),
    },
    n: rows.length,
    counted: counted(rows.length, 'educator'),
  }
}
