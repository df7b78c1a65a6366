import type { ReportCard } from '@corridor/contract/reports/report'
import { sum } from '@corridor/domain/numbers/statistics'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { type AnswerCount, answerCounts } from '@corridor/tools/tools/custom-look-for/report/answer-counts'
import { type SetSource, sizeWords } from '../sets/set-source.ts'
import { type ReportedLookFor, type ReportedSet, wordsOf } from './reported-set.ts'

/** The card of scales, choices, counts, shares, times and texts: every answer with the visits it is out of. */
export function otherAnswers(source: SetSource, { items }: ReportedSet): ReportCard[] {
  const others = items.filter(({ item }) => item.type !== 'present')
  if (others.length === 0 || source.shown.length === 0) return []
  const sums = source.sums([])
  const rows = others.flatMap((look) => {
    const theirs = sums(look.item.id)
    const add = (value: string, of: 'visits' | 'n') =>
      sum(theirs.filter((it) => it.value === value).map((it) => it[of]))
    const count = {
      visits: (value: string) => add(value, 'visits'),
      total: (value: string) => add(value, 'n'),
    }
    return answerCounts(look.item, count).map((it) => ({ look, it }))
  })
  return [
    {
      key: 'other-answers',
      title: 'Scales, choices, counts and times',
      line: sizeWords(source.shown),
      size: 'full',
      blocks: [
        {
          kind: 'table',
          title: 'Scales, choices, counts and times',
          table: {
            columns: [{ title: 'Look-for' }, { title: 'Answer' }, { title: 'Visits', isNumber: true }],
            rows: rows.map(({ look, it }) => [wordsOf(look), it.answer, foundWords(look, it)]),
            isGrouped: true,
            opens: rows.map(({ look, it }) => [
              null,
              null,
              source.opening(it.k, { items: [look.item.id], values: [it.value] }) ?? null,
            ]),
          },
        },
      ],
    },
  ]
}

/** “12 of 30 (40%)”; what was counted, timed or written is not a part of anything: “12 visits”. */
function foundWords({ item }: ReportedLookFor, { value, k, n }: AnswerCount): string {
  if (value === 'marked' && item.type !== 'multiple') return counted(k, 'visit')
  return n === 0 ? '–' : shareOf(k, n)
}
