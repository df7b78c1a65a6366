import { momentIn } from '@corridor/domain/calendar/day-words'
import type { Block } from '@corridor/domain/report/block'
import type { RecordContext } from '../definition/tool.ts'

/** What was answered stays, also where its question is gone. The question does not: somebody took it back. */
export function earlierAnswers(
  asked: readonly { readonly id: string }[],
  { contributions, visit }: Pick<RecordContext, 'contributions' | 'visit'>,
): Block[] {
  const items = contributions
    .filter(({ kind, key }) => kind === 'answer' && !asked.some(({ id }) => id === key))
    .map(({ by, at, text }) => ({ head: `${momentIn(visit.timeZone, at)} · ${by}`, text, tags: [] }))
  return items.length > 0 ? [{ kind: 'entries', title: 'Answers to an earlier question', items }] : []
}
