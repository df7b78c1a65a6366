import type { ReportCard } from '@corridor/contract/reports/report'
import { sum } from '@corridor/domain/numbers/statistics'
import { counted } from '@corridor/domain/words/count-words'
import { QuestioningConfig } from '@corridor/tools/tools/higher-level-questioning/higher-level-questioning.shape'
import { scales, scaleTitles } from '@corridor/tools/tools/higher-level-questioning/levels'
import { visitMix } from '@corridor/tools/tools/higher-level-questioning/report/visit-mix'
import type { Told } from '../load-educator.ts'
import {
  countIn,
  dayOf,
  MOST_COLUMNS,
  newestWords,
  opensVisit,
  type Telling,
  toldWith,
} from '../tool-visits.ts'
import { readOnce } from '../versions-in.ts'

const QUESTIONING = 4
const configIn = readOnce(QuestioningConfig)

/** The card of questions asked, visit by visit. Counts of different scales do not mix. */
export function questionCard(telling: Telling): ReportCard[] {
  const all = toldWith(telling, QUESTIONING)
  if (all.length === 0) return []
  const shown = all.slice(-MOST_COLUMNS)
  const used = scales
    .map((scale) => ({ scale, visits: shown.filter((it) => scaleOf(telling, it) === scale) }))
    .filter(({ visits }) => visits.length > 0)
  return [
    {
      key: 'questions',
      title: 'Questions by level',
      line: lineOf(shown, all.length),
      size: 'two-thirds',
      blocks: used.flatMap(({ scale, visits }) => [
        ...(used.length > 1 ? [{ kind: 'heading' as const, text: scaleTitles[scale] }] : []),
        ...visitMix(
          visits.map((it) => ({ label: dayOf(telling, it), facts: it.facts, ...opensVisit(telling, it) })),
          scale,
        ),
      ]),
      ...telling.opens({ tools: [QUESTIONING] }),
    },
  ]
}

function scaleOf({ versions }: Telling, { configurationId, configurationVersion }: Told) {
  const found = versions.find(
    (it) => it.configurationId === configurationId && it.version === configurationVersion,
  )
  return found && configIn(found.content)?.scale
}

/** “3 visits, 71 academic questions. Counts are shown; 22 procedural are left out.” */
function lineOf(shown: readonly Told[], all: number): string {
  const count = (item: string, value?: string) => sum(shown.map(({ facts }) => countIn(facts, item, value)))
  const apart = [
    ...(['procedural', 'rhetorical'] as const).flatMap((kind) => {
      const n = count('kind', kind)
      return n > 0 ? [`${n} ${kind}`] : []
    }),
  ]
  const left = apart.length > 0 ? `; ${apart.join(' and ')} left out` : ''
  return `${newestWords(shown.length, all)}, ${counted(count('cut'), 'academic question')}. Counts are shown${left}.`
}
