import { middleHalf, sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, ENOUGH_FOR_PERCENT, percent, shareOf } from '@corridor/domain/words/count-words'
import type { PanelFacts, VisitFacts } from '../../../definition/tool.ts'
import { countOf, countsIn } from '../../../report/fact-counts.ts'
import { levelsOf, scales } from '../levels.ts'
import { askers } from '../question-terms.ts'
import { slots, slotTitle } from '../record/five-minutes.ts'
import { followUpWords, openWords } from '../record/mark-words.ts'
import { profileChart } from '../record/question-charts.ts'
import { rateWords } from '../record/rate-words.ts'
import { ENOUGH_QUESTIONS } from '../share-words.ts'
import { middleBucket, waitBuckets } from '../waits.ts'
import { cutTitle, levelMix } from './level-mix.ts'

/** The tool's part of a report: sums over visits, never means of their shares. */
export function questioningPanel({ total, visits, n }: PanelFacts): Block[] {
  const count = countsIn(total)
  const academic = count('kind', 'academic')
  const apart = [count('kind', 'procedural'), count('kind', 'rhetorical')] as const
  const timed = sum(waitBuckets.map((bucket) => count('wait', bucket)))
  const atLevel = (level: string) => sum(askers.map((asker) => count(`level-${asker}`, level)))
  // A district that changed its scale still has its earlier counts.
  const used = scales.map((scale) => levelsOf[scale]).filter((levels) => levels.some((it) => atLevel(it) > 0))
  const [only, ...others] = used
  const share = (label: string, item: string, value: string) => ({
    label,
    value: shareOf(count(item, value), academic),
  })
  const rate = {
    label: 'Questions in 10 minutes',
    ...rateWords(academic, count('seconds', 'observed')),
  }
  const asked = {
    label: 'Counted apart',
    value: String(apart[0] + apart[1]),
    note: `${apart[0]} procedural, ${apart[1]} rhetorical`,
  }
  if (academic === 0)
    return [
      { kind: 'note', text: 'No academic question was recorded in these visits.' },
      ...(apart[0] + apart[1] > 0 ? [{ kind: 'facts' as const, items: [asked] }] : []),
    ]
  return [
    ...used.map((levels) => levelMix(levels, atLevel)),
    {
      kind: 'facts',
      items: [
        share(only && others.length === 0 ? cutTitle(only) : 'High level', 'cut', 'high'),
        ...middleOf(visits),
        share('Asked by students', 'asker', 'student'),
        { label: 'Open questions', ...openWords(count('form', 'open'), count('form', 'closed')) },
        { label: 'Follow-up questions', ...followUpWords(count('follow-up', 'yes')) },
        {
          label: 'Median wait time',
          value: middleBucket((bucket) => count('wait', bucket)),
          ...(timed > 0 ? { note: `${timed} timed` } : {}),
        },
        rate,
        asked,
      ],
    },
    profileChart(
      slots.map((slot) => ({
        title: slotTitle(slot),
        low: Math.max(0, count('slot-questions', slot) - count('slot-high', slot)),
        high: count('slot-high', slot),
        seconds: count('slot-seconds', slot),
      })),
      { n: n.visits, one: 'visit' },
    ),
  ]
}

/** How far visits lie apart in their share of high questions, among those with enough questions for a share. */
function middleOf(visits: readonly VisitFacts[] | null) {
  const shares = (visits ?? []).flatMap(({ facts }) => {
    const [high, low] = [countOf(facts, 'cut', 'high'), countOf(facts, 'cut', 'low')]
    return high + low < ENOUGH_QUESTIONS ? [] : [high / (high + low)]
  })
  const middle = shares.length < ENOUGH_FOR_PERCENT ? undefined : middleHalf(shares)
  if (!middle) return []
  return [
    {
      label: 'Middle half of visits',
      value: `${percent(middle.low)} to ${percent(middle.high)}`,
      note: `${counted(shares.length, 'visit')} with ${ENOUGH_QUESTIONS} or more questions`,
    },
  ]
}
