import { dayAndYear } from '@corridor/domain/calendar/day-words'
import type { PlanReminder } from '@corridor/domain/plan/plan-reminders'
import { counted } from '@corridor/domain/words/count-words'

interface About {
  readonly district: string
  readonly billingPage: string
  readonly isCancelled: boolean
  readonly renewsByCard: boolean
  /** The number of the overdue invoice. */
  readonly invoice: string
}

/** The words of a reminder, and what there is to do. */
export function reminderWords(reminder: PlanReminder, about: About): { subject: string; text: string } {
  const { subject, said } = wordsOf(reminder, about)
  return { subject, text: textOf(said, about.billingPage) }
}

function wordsOf(reminder: PlanReminder, about: About): { subject: string; said: string } {
  const { district } = about
  switch (reminder.kind) {
    case 'trial': {
      const on = dayAndYear(reminder.endsOn)
      return {
        subject: `Your Corridor trial ends on ${on}`,
        said: `The trial of ${district} ends on ${on}, in ${counted(reminder.daysLeft, 'day')}. To go on without a break, ask for a quote or place an order. With a purchase order full use goes on at once.`,
      }
    }
    case 'plan': {
      const on = dayAndYear(reminder.endsOn)
      return {
        subject: `Your Corridor plan ends on ${on}`,
        said: `The plan of ${district} ends on ${on}, in ${counted(reminder.daysLeft, 'day')}. ${nextTerm(about)}`,
      }
    }
    case 'trial-over':
    case 'plan-over': {
      const what = reminder.kind === 'trial-over' ? 'trial' : 'plan'
      return {
        subject: `Your Corridor ${what} has ended`,
        said: `The ${what} of ${district} ended on ${dayAndYear(reminder.endsOn)}. Observing and reports are paused. Nothing has been deleted, and everybody can export their own visits. With an order everything opens again at once.`,
      }
    }
    case 'overdue':
      return {
        subject: `Invoice ${about.invoice} is overdue`,
        said: `Invoice ${about.invoice} for ${district} was due on ${dayAndYear(reminder.dueOn)} and is attached again. If it was paid in the last days, nothing is to be done.`,
      }
  }
}

function nextTerm({ isCancelled, renewsByCard }: About): string {
  if (isCancelled) return 'It was canceled and does not go on. You can take that back until then.'
  if (renewsByCard) return 'The next term is charged to your card after that, unless you turn that off.'
  return 'The next term is ready to be ordered, with the schools of this one.'
}

const textOf = (said: string, billingPage: string) => `Hello,

${said}

${billingPage}

Corridor
`
