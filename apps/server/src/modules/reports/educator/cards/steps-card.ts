import type { ReportCard } from '@corridor/contract/reports/report'
import { dueWords } from '@corridor/domain/calendar/due-words'
import type { Block, BlockTable } from '@corridor/domain/report/block'
import { closedWords, stepsWords } from '@corridor/domain/steps/step-words'
import { NOTICED_BY } from '@corridor/tools/tools/teacher-conference/record/teacher-conference.record'
import { goalProgress } from '../goal-progress.ts'
import type { EducatorStory } from '../load-educator.ts'
import { dayOf, type Telling } from '../tool-visits.ts'

type Step = EducatorStory['steps'][number]
type Entry = Extract<Block, { kind: 'entries' }>['items'][number]

/** The card of what was agreed: goals as the last conference set them, steps that were open or closed in these days. */
export function stepsCard(telling: Telling): ReportCard[] {
  const steps = telling.steps.filter((it) => isOfSpan(it, telling))
  const goals = goalsOf(telling)
  if (steps.length === 0 && goals.length === 0) return []
  return [
    {
      key: 'steps',
      title: titleOf(steps, goals),
      line: stepsWords(steps) || 'No action step in these days',
      size: 'third',
      blocks: [
        ...(steps.length > 0
          ? [
              {
                kind: 'entries' as const,
                title: 'Action steps',
                items: steps.map((it) => entryOf(it, telling)),
              },
            ]
          : []),
        ...goals,
      ],
    },
  ]
}

/** What the card holds. A table that stands in it alone has no other title: the card says when goals were set. */
function titleOf(steps: readonly Step[], [goals]: readonly Block[]): string {
  if (goals === undefined) return 'Action steps'
  return steps.length === 0 && 'title' in goals ? goals.title : 'Goals and action steps'
}

/** The card of goals alone, where steps stand beside them. */
export function goalsCard(telling: Telling): ReportCard[] {
  const goals = goalsOf(telling)
  if (goals.length === 0) return []
  return [
    { key: 'goals', title: 'Goals', line: 'As the last conference set them', size: 'half', blocks: goals },
  ]
}

function isOfSpan({ createdOn, closedOn }: Step, { span }: EducatorStory): boolean {
  return createdOn <= span.to && (closedOn === null || closedOn >= span.from)
}

function entryOf(step: Step, { today }: EducatorStory): Entry {
  const state = step.status === 'open' ? `Open · ${dueWords(step.dueOn, today)}` : closedWords(step, today)
  return {
    head: state,
    text: step.text,
    tags: step.isCoaching ? ['Coaching, not visible to anyone else'] : [],
  }
}

/** Goals for which somebody said by which figure they are noticed. */
function noticedIn({ columns, rows }: BlockTable) {
  const place = columns.findIndex(({ title }) => title === NOTICED_BY)
  return rows.flatMap((row) => {
    const [text = '', target = '', noticedBy = ''] = [row[0], row[3], row[place]]
    return place > 0 && noticedBy ? [{ text, target, noticedBy }] : []
  })
}

function goalsOf(telling: Telling): Block[] {
  for (const talk of telling.conferences) {
    const goals = talk.blocks?.find((it) => it.kind === 'table' && it.title === 'Goals')
    if (goals?.kind !== 'table') continue
    return [
      { ...goals, title: `Goals, as set ${dayOf(telling, talk)}` },
      ...noticedIn(goals.table).flatMap((goal) => goalProgress(telling, goal)),
    ]
  }
  return []
}
