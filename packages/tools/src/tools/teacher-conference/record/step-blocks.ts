import { shortDay } from '@corridor/domain/calendar/day-words'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import type { Visit } from '../../../definition/tool.ts'
import { written } from '../conference.ts'
import { daysToMastery, isOverdue } from '../follow-through.ts'
import { outcomes, outcomeTitles, owners } from '../kinds.ts'
import { ownerOf } from '../reviews.ts'
import type { ConferenceCapture, Review } from '../teacher-conference.shape.ts'
import { stepChart } from './step-chart.ts'

/** Whose a step is, in words that last. */
export const ownerTitles = { educator: 'Educator', leader: 'Leader' } as const

type Figures = Extract<Block, { kind: 'facts' }>['items']

/**
 * How many steps go on from here, how many are late, how many are mastered and how soon. Open ones may not have come
 * up.
 */
export function stepFigures({ steps, reviews }: ConferenceCapture, visit: Visit): Figures {
  const fresh = written(steps).length
  const carried = reviews.filter(({ outcome }) => outcome === 'carried')
  const dated = carried.filter(({ dueOn }) => dueOn !== null)
  const overdue = dated.filter((it) => isOverdue(it, visit)).length
  const mastered = reviews.filter(({ outcome }) => outcome === 'mastered').length
  const days = reviews.flatMap((it) => daysToMastery(it, visit) ?? []).sort((a, b) => a - b)
  return [
    ...some(fresh + reviews.length, {
      label: 'Steps agreed or carried on',
      value: String(fresh + carried.length),
      note: `${fresh} new, ${carried.length} carried on`,
    }),
    ...some(dated.length, {
      label: 'Overdue',
      value: shareOf(overdue, dated.length),
      note: 'carried on, with a date',
    }),
    ...some(reviews.length, {
      label: 'Mastered',
      value: shareOf(mastered, reviews.length),
      note: 'looked at again',
    }),
    ...some(days.length, {
      label: 'Days to mastery',
      value: days.join(', '),
      note: counted(days.length, 'step'),
    }),
  ]
}

function some(n: number, figure: Figures[number]): Figures {
  return n > 0 ? [figure] : []
}

/** A chart of steps, a bar for each of the two who has any. */
export function stepBars({ steps, reviews }: ConferenceCapture): Block[] {
  const all = [
    ...written(steps).map(({ owner }) => ({ owner, state: 'new' as const })),
    ...reviews.map((it) => ({ owner: ownerOf(it), state: it.outcome })),
  ]
  if (all.length === 0) return []
  const bars = owners.flatMap((owner) => {
    const theirs = all.filter((it) => it.owner === owner)
    const count = (state: string) => theirs.filter((it) => it.state === state).length
    return theirs.length > 0 ? [{ label: ownerTitles[owner], count }] : []
  })
  const states = (['new', ...outcomes] as const).filter((it) => all.some(({ state }) => state === it))
  return [stepChart('Where the action steps stand', bars, states)]
}

/** Steps from before, then new ones: what, whose, by when, and how each stands. */
export function stepRows({ steps, reviews }: ConferenceCapture, visit: Visit): string[][] {
  return [
    ...reviews.map((it) => [
      it.text,
      ownerTitles[ownerOf(it)],
      day(it.newDueOn ?? it.dueOn),
      stateOf(it, visit),
    ]),
    ...written(steps).map((it) => [it.text, ownerTitles[it.owner], day(it.dueOn), 'New']),
  ]
}

function stateOf(review: Review, visit: Visit): string {
  const title = outcomeTitles[review.outcome]
  const days = daysToMastery(review, visit)
  if (days !== null) return `${title} after ${counted(days, 'day')}`
  return isOverdue(review, visit) ? `${title}, was due ${day(review.dueOn)}` : title
}

export function day(on: string | null): string {
  return on ? shortDay(on) : ''
}
