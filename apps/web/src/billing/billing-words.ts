import type { PlanView } from '@corridor/contract/district/billing'
import type { Day } from '@corridor/domain/calendar/calendar'
import { longDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'

interface PlanWords {
  readonly tag: string
  readonly title: string
  readonly text: string
}

/** What the plan's bar says. */
export function planWords(plan: PlanView, today: Day): PlanWords {
  const last = lastDayOf(plan)
  if (plan.state === 'expired' || last === null) {
    return {
      tag: last === null ? 'No plan' : 'Ended',
      title: 'Observing and reports are paused',
      text: `${endWords(plan, last, today)} Nothing has been deleted: everything opens as it was once a plan starts.`,
    }
  }
  const title = leftWords(daysBetween(today, last))
  if (plan.state === 'trialing') {
    return {
      tag: 'Trial',
      title,
      text: `Full use until ${dayWithYear(last)}. Nothing is deleted when the trial ends.`,
    }
  }
  return {
    tag: 'Subscribed',
    title,
    text: `Full use until ${dayWithYear(last)}, for every school of your district.`,
  }
}

/** Of what there is, or of what was there last. */
function lastDayOf({ state, trialEndsOn, endsOn }: PlanView): Day | null {
  if (state === 'trialing') return trialEndsOn
  if (state === 'active') return endsOn
  return isTrialLast({ trialEndsOn, endsOn }) ? trialEndsOn : endsOn
}

function isTrialLast({ trialEndsOn, endsOn }: Pick<PlanView, 'trialEndsOn' | 'endsOn'>): boolean {
  return (trialEndsOn ?? '') > (endsOn ?? '')
}

function endWords(plan: PlanView, last: Day | null, today: Day): string {
  if (last === null) return 'No plan has started yet.'
  const days = daysBetween(last, today)
  const ago = days === 0 ? 'today' : `${counted(days, 'day')} ago`
  return `The ${isTrialLast(plan) ? 'trial' : 'plan'} ended on ${dayWithYear(last)}, ${ago}.`
}

function leftWords(days: number): string {
  return days === 0 ? 'Today is the last day' : `${counted(days, 'day')} left`
}

/** “Tuesday, November 3, 2026” */
function dayWithYear(day: Day): string {
  return `${longDay(day)}, ${day.slice(0, 4)}`
}

function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

const DAY_MS = 86_400_000
