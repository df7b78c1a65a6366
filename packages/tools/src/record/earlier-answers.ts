import { momentIn } from '@corridor/domain/calendar/day-words'
import type { Block } from '@corridor/domain/report/block'
import type { RecordContext } from '../definition/tool.ts'

/** Answers whose question is gone. They stay; the question does not, because somebody took it back. */
export function earlierAnswers(
  asked: readonly { readonly id: string }[],
  { contributions, visit }: Pick<RecordContext, 'contributions' | 'visit'>,
): Block[] {
  const items = contributions
    .filter(({ kind, key }) => kind === 'answer' && !asked.some(({ id }) => id === key))
    .map(({ by, at, text }) => ({ head: `${momentIn(visit.timeZone, at)} · ${by}`, text, tags: [] }))
  return items.length > 0 ? [{ kind: 'entries', title: 'Answers to an earlier question', items }] : []
}
