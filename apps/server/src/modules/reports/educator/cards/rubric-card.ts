import type { ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import {
  ExpandedRubricConfig,
  type Indicator,
} from '@corridor/tools/tools/expanded-rubric/expanded-rubric.shape'
import { indicatorsOf, nameOf } from '@corridor/tools/tools/expanded-rubric/indicators'
import { levelsOf } from '@corridor/tools/tools/expanded-rubric/levels'
import { evidenceIn, levelIn } from '@corridor/tools/tools/expanded-rubric/report/visit-levels'
import { remembered } from '../../remembered.ts'
import { dayOf, MOST_COLUMNS, newestWords, type Telling, toldWith } from '../tool-visits.ts'
import { configOf, newestOf, readOnce, setsBehind, type UsedSet } from '../versions-in.ts'
import { visitGrid } from '../visit-grid.ts'

const RUBRIC = 9
const configIn = readOnce(ExpandedRubricConfig)
const MOST_PIECES = 3

type Rubric = UsedSet<ExpandedRubricConfig>

/** Cards of indicators by visits with the level of each, then what was seen for them: one for each rubric. */
export function rubricCards(telling: Telling): ReportCard[] {
  return setsBehind(telling, toldWith(telling, RUBRIC), configIn).flatMap((rubric) => cardOf(telling, rubric))
}

function cardOf(telling: Telling, rubric: Rubric): ReportCard[] {
  const [newest] = rubric.versions
  if (!newest) return []
  const { configurationId } = rubric
  const visits = rubric.visits.slice(-MOST_COLUMNS)
  const inVersion = remembered(indicatorsOf)
  const indicators = newestOf(rubric, inVersion)
  const levels = levelsOf(newest.config).map(({ mark, label }) => `${mark} ${label}`)
  const shown = newestWords(visits.length, rubric.visits.length)
  return [
    {
      key: `rubric-${configurationId}`,
      title: newest.config.title,
      line: `${shown}, ${counted(indicators.length, 'indicator')}. Levels: ${levels.join(', ')}. An empty cell was not scored.`,
      size: 'full',
      blocks: [
        visitGrid(telling, {
          title: newest.config.title,
          head: 'Indicator',
          visits,
          rows: indicators.map((indicator) => ({
            label: nameOf(indicator),
            note: '',
            cell: (told) => {
              const config = configOf(rubric, told)
              const level = config && levelIn(told.facts, indicator, config)
              return { words: level?.mark ?? '', step: level?.step ?? null }
            },
          })),
        }),
        ...indicators.flatMap((it) => evidenceOf(telling, { ...rubric, inVersion }, it)),
      ],
      ...telling.opens({ tools: [RUBRIC], configuration: configurationId }),
    },
  ]
}

/** The newest pieces, each with its day. */
function evidenceOf(
  telling: Telling,
  rubric: Rubric & { readonly inVersion: typeof indicatorsOf },
  { id, ...newest }: Indicator,
): Block[] {
  const items = rubric.visits.toReversed().flatMap((told) => {
    const config = configOf(rubric, told)
    // The record names it as it was called then.
    const indicator = config && rubric.inVersion(config).find((it) => it.id === id)
    if (!indicator) return []
    return evidenceIn(told.blocks ?? [], indicator).map(({ head, text, tags }) => ({
      head: `${dayOf(telling, told)} · ${head}`,
      text,
      tags,
    }))
  })
  if (items.length === 0) return []
  return [{ kind: 'entries', title: `Evidence: ${nameOf(newest)}`, items: items.slice(0, MOST_PIECES) }]
}
