import type { ReportCard } from '@corridor/contract/reports/report'
import { sum } from '@corridor/domain/numbers/statistics'
import { holds } from '@corridor/domain/people/actor'
import { counted } from '@corridor/domain/words/count-words'
import { levelFact } from '@corridor/tools/tools/expanded-rubric/report/rubric-facts'
import { setCards } from '../sets/set-cards.ts'
import { observersOf, visitsBehind } from '../sets/set-details.ts'
import type { SetSource } from '../sets/set-source.ts'
import { levelCounts, levelFacts, levelParts, type ReportedRubric } from './reported-rubric.ts'

const MOST_OBSERVERS = 40
const CAUTION =
  'Observers saw different lessons, so bars differ for good reasons. Use a calibration visit to compare.'

/** The card of all levels that each observer recorded, A to Z. For who follows visits, and not for the observed. */
export async function observersCard(
  source: SetSource,
  rubric: ReportedRubric,
): Promise<readonly ReportCard[]> {
  if (source.isSums || !holds(source.reader.actor, 'report.school')) return []
  const many = new Set(source.shown.map(({ observerId }) => observerId)).size
  if (many < 2) return []
  if (many > MOST_OBSERVERS) {
    const text = `Up to ${MOST_OBSERVERS} observers are shown. Choose a school or fewer days.`
    return [{ ...card, line: counted(many, 'observer'), blocks: [{ kind: 'note', text }] }]
  }
  const observers = await observersOf(source)
  return setCards(source, 'observers', observers, () => barsOf(source, rubric, observers))
}

const card = { key: 'observers', title: 'How observers use the scale', size: 'third' as const }

type Observers = Awaited<ReturnType<typeof observersOf>>

function barsOf(source: SetSource, rubric: ReportedRubric, observers: Observers): ReportCard[] {
  const sums = source.sums(['observer'])
  const parts = levelParts(rubric)
  const figures = [
    ...parts.map(({ key }) => ({ figure: key, items: null, values: [levelFact(Number(key))] })),
    { figure: 'all', items: null, values: levelFacts(rubric).all },
  ]
  const behind = visitsBehind(source, figures, ['observer'])
  const bars = observers.map(({ id, name }) => {
    const { at, scored } = levelCounts((item) => sums(item, String(id)), rubric.items, rubric)
    const visits = source.shown.filter(({ observerId }) => observerId === id).length
    const cells = figures.map(({ figure, values }) =>
      source.opening(behind(figure, String(id)), { observers: [id], values }),
    )
    return { name, at, scored, visits, cells, opens: source.opening(visits, { observers: [id] }) }
  })
  const n = sum(bars.map(({ scored }) => scored))
  return [
    {
      ...card,
      line: 'All indicators together, A to Z',
      blocks: [
        {
          kind: 'chart',
          title: card.title,
          // Bars of one length: how a scale is used shows, and not who recorded more.
          chart: {
            shape: 'rows',
            head: 'Observer',
            bars: { title: 'Distribution of levels', kind: 'levels', parts },
            rates: null,
            columns: ['Scores', 'Visits'],
            rows: bars.map(({ name, at, scored, visits, cells, opens }) => ({
              code: '',
              label: name,
              values: at,
              opens: openingsOf(parts, cells),
              rate: null,
              cells: [
                { words: String(scored), ...opened(cells[parts.length]) },
                { words: String(visits), ...opened(opens) },
              ],
            })),
          },
          table: {
            columns: [
              { title: 'Observer' },
              ...[...parts.map(({ label }) => label), 'Scores', 'Visits'].map((title) => ({
                title,
                isNumber: true,
              })),
            ],
            rows: bars.map(({ name, at, scored, visits }) => [
              name,
              ...parts.map(({ key }) => String(at[key] ?? 0)),
              String(scored),
              String(visits),
            ]),
            opens: bars.map(({ cells, opens }) => [null, ...cells.map((it) => it ?? null), opens ?? null]),
          },
          n,
          counted: counted(n, 'score'),
        },
        { kind: 'note', text: CAUTION },
      ],
    },
  ]
}

type Opens = ReturnType<SetSource['opening']>

function opened(opens: Opens) {
  return opens ? { opens } : {}
}

/** What opens from each part of a bar. */
function openingsOf(parts: ReturnType<typeof levelParts>, cells: readonly Opens[]) {
  return Object.fromEntries(
    parts.flatMap(({ key }, place) => {
      const opens = cells[place]
      return opens ? [[key, opens]] : []
    }),
  )
}
