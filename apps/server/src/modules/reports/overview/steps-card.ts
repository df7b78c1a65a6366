import type { ReportCard } from '@corridor/contract/reports/report'
import { median } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { Source } from '../source.ts'
import { type Step, stepsSeen } from '../steps/steps-seen.ts'

const DAY_MS = 86_400_000

/** The card of what became of the steps that were agreed. */
export async function stepsCard(source: Source): Promise<ReportCard | undefined> {
  const { steps, educators, seenLater } = (await stepsSeen(source)).total
  if (steps.length === 0) return undefined
  const counts: [string, number][] = [
    ['Agreed', steps.length],
    ['Seen in a later visit', seenLater],
    ['Mastered', steps.filter(({ status }) => status === 'mastered').length],
  ]
  const line = `${counted(steps.length, 'step')} agreed with ${counted(educators, 'educator')}`
  const chart: Block = {
    kind: 'chart',
    title: 'Action steps',
    chart: { shape: 'funnel', steps: counts.map(([label, n]) => ({ label, n, of: steps.length })) },
    table: {
      columns: [{ title: 'Action steps' }, { title: 'Count', isNumber: true }],
      rows: counts.map(([label, n]) => [label, String(n)]),
    },
    n: steps.length,
    counted: counted(steps.length, 'step'),
  }
  const note = { kind: 'note' as const, text: restWords(steps, source.today) }
  return { key: 'steps', title: 'Action steps', line, size: 'third', blocks: [chart, note] }
}

function restWords(steps: readonly Step[], today: string): string {
  const open = steps.filter(({ status }) => status === 'open')
  const late = open.filter(({ dueOn }) => dueOn !== null && dueOn < today).length
  const dropped = steps.filter(({ status }) => status === 'dropped').length
  const days = steps
    .filter(({ status }) => status === 'mastered')
    .flatMap(({ createdAt, closedAt }) =>
      closedAt ? [Math.round((closedAt.getTime() - createdAt.getTime()) / DAY_MS)] : [],
    )
  const middle = median(days)
  return [
    open.length === 0 ? 'None still open.' : `${open.length} still open, ${late || 'none'} of them past due.`,
    ...(dropped > 0 ? [`${dropped} dropped by agreement.`] : []),
    ...(middle === undefined
      ? []
      : [`Median ${counted(middle, 'day')} to mastery (${counted(days.length, 'step')}).`]),
  ].join(' ')
}
