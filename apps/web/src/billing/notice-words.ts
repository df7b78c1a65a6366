import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { shortDay, weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'

type Notice = NonNullable<SignedInUser['district']['plan_notice']>

export interface NoticeWords {
  readonly title: string
  readonly text: string
}

/** The plan notice for people who look after the plan: what it means, and what to do. */
export function payerWords({ kind, until, days }: Notice): NoticeWords {
  const on = `${weekdayAndDay(until)} (${leftWords(days)})`
  switch (kind) {
    case 'trial-ends':
      return {
        title: `The trial ends ${on}`,
        text: 'Order a plan by then, and everything goes on as it is. Nothing is deleted.',
      }
    case 'plan-ends':
      return { title: `The plan ends ${on}`, text: 'Renew it by then, and everything goes on as it is.' }
    case 'cancelled':
      return {
        title: `The plan is canceled and ends ${on}`,
        text: 'Full use until then. You can take the cancellation back. Nothing is deleted.',
      }
    case 'awaiting-payment':
      return {
        title: `Invoice to pay by ${on}`,
        text: 'Full use goes on meanwhile. After that day people read and export until it is paid.',
      }
    case 'past-due':
      return {
        title: 'An invoice is overdue',
        text: `New observations, finishing and sending are paused; reading and exporting stay open until ${shortDay(until)}. Everything opens again once it is paid.`,
      }
  }
}

/** The plan notice for everybody else: what it means for their work, without a price and without blame. */
export function othersWords({ kind, until }: Notice): NoticeWords {
  if (kind === 'past-due') {
    return {
      title: 'New observations are paused while your district settles its plan',
      text: `You can read and export until ${shortDay(until)}. What you have begun is safe: it finishes and sends by itself once that is done.`,
    }
  }
  const what = kind === 'trial-ends' ? 'trial' : 'plan'
  return {
    title: `Your district’s ${what} runs until ${weekdayAndDay(until)}`,
    text: 'Everything is open until then. Your work is safe in any case.',
  }
}

function leftWords(days: number): string {
  return days === 0 ? 'today' : `${counted(days, 'day')} left`
}
