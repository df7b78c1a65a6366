import type { PlanView } from '@corridor/contract/district/billing'
import type { Day } from '@corridor/domain/calendar/calendar'
import { longDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'

interface PlanWords {
  readonly tag: string
  readonly title: string
  readonly text: string
}

/** What the plan’s bar says: what the state means, and what to do. */
export function planWords(plan: PlanView, today: Day): PlanWords {
  const last = lastDayOf(plan)
  if (last === null || plan.state === 'expired' || plan.state === 'cancelled') {
    const tag = last === null ? 'No plan' : plan.state === 'cancelled' ? 'Canceled' : 'Ended'
    return {
      tag,
      title: 'Observing and reports are paused',
      text: `${endWords(plan, last, today)} Nothing has been deleted: everything opens as it was once a plan starts.`,
    }
  }
  const title = leftWords(daysBetween(today, last))
  switch (plan.state) {
    case 'trialing':
      return {
        tag: 'Trial',
        title,
        text: `Full use until ${dayWithYear(last)}. Nothing is deleted when the trial ends.`,
      }
    case 'awaiting-payment':
      return {
        tag: 'Awaiting payment',
        title: `${leftWords(daysBetween(today, last))} to pay`,
        text: `Full use until ${dayWithYear(last)}. Pay the invoice by then, and it goes on. After that day people can read and export until it is paid.`,
      }
    case 'past-due':
      return {
        tag: 'Past due',
        title: 'An invoice is overdue',
        text: `New observations, finishing and sending are paused. Reading and exporting stay open until ${dayWithYear(last)}. Everything opens again once the invoice is paid; nothing is lost.`,
      }
    case 'active':
      return plan.isCancelled
        ? {
            tag: 'Canceled',
            title,
            text: `Full use until ${dayWithYear(last)}; the plan does not go on after that. You can take this back until then. Nothing is deleted.`,
          }
        : {
            tag: 'Subscribed',
            title,
            text: `Full use until ${dayWithYear(last)}, for every school.`,
          }
  }
}

/** The last day of the current plan, or of the one that ended. */
function lastDayOf({ state, trialEndsOn, endsOn, payBy }: PlanView): Day | null {
  if (state === 'trialing') return trialEndsOn
  // An order that is owed opens full use until it is due, and reading for some time after.
  if (state === 'active' || state === 'awaiting-payment') return payBy ?? endsOn
  if (state === 'past-due') return endsOn
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
