import type { ReportCard } from '@corridor/contract/reports/report'
import { counted } from '@corridor/domain/words/count-words'
import { answerIn } from '@corridor/tools/tools/custom-look-for/report/visit-answers'
import { LookForSet } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import { itemsIn } from '@corridor/tools/tools/custom-look-for/set/set-order'
import { remembered } from '../../remembered.ts'
import { MOST_COLUMNS, newestWords, type Telling, toldWith } from '../tool-visits.ts'
import { configOf, newestOf, readOnce, setsBehind, type UsedSet } from '../versions-in.ts'
import { visitGrid } from '../visit-grid.ts'

const LOOK_FORS = 11
const configIn = readOnce(LookForSet)

/** Cards of look-fors by visits, one for each set. What is only for observers stands in no report. */
export function lookForCards(telling: Telling): ReportCard[] {
  return setsBehind(telling, toldWith(telling, LOOK_FORS), configIn).flatMap((set) => cardOf(telling, set))
}

function cardOf(telling: Telling, set: UsedSet<LookForSet>): ReportCard[] {
  const itemsOf = remembered(itemsIn)
  const items = newestOf(set, itemsOf).filter(({ isPrivate }) => !isPrivate)
  const [newest] = set.versions
  if (!newest || items.length === 0) return []
  const visits = set.visits.slice(-MOST_COLUMNS)
  const { configurationId } = set
  return [
    {
      key: `look-fors-${configurationId}`,
      title: newest.config.title,
      line: `${newestWords(visits.length, set.visits.length)}, ${counted(items.length, 'look-for')}. An empty cell was not marked.`,
      size: 'full',
      blocks: [
        visitGrid(telling, {
          title: newest.config.title,
          head: 'Look-for',
          visits,
          rows: items.map(({ id, code, prompt }) => ({
            label: `${code} ${prompt}`,
            note: '',
            cell: (told) => {
              // The item as that visit's version asked it: choices may have changed since.
              const config = configOf(set, told)
              const item = config && itemsOf(config).find((it) => it.id === id)
              return item ? answerIn(told.facts, item) : { words: '', step: null }
            },
          })),
        }),
      ],
      ...telling.opens({ tools: [LOOK_FORS], configuration: configurationId }),
    },
  ]
}
