import type { Day } from '../calendar/calendar.ts'
import { weekdayAndDay } from '../calendar/day-words.ts'
import { addDays } from '../calendar/days.ts'
import { TEACHER_CONFERENCE } from '../observation/conference.ts'
import { aSent, sentNoun } from '../observation/record-words.ts'
import { capital } from '../words/capital.ts'
import type { NoticeKind } from './notice-kinds.ts'

export { type NoticeKind, noticeKinds, notificationOf } from './notice-kinds.ts'

export interface Noticed {
  readonly kind: NoticeKind
  /** The name of who did what the notice tells of. */
  readonly by: string | null
  /** The educator whom the notice is about; null where that is the reader. */
  readonly about: string | null
  /** The number of the tool of the observation that it is about; null where it is about none. */
  readonly toolTypeId: number | null
  /** The day of the visit, or on which something is due. */
  readonly day: Day | null
}

/** A line of the bell and of the daily digest. Nothing in it comes out of an observation. */
export function noticeWords(
  { kind, by: name, about: educator, toolTypeId, day }: Noticed,
  today: Day,
): string {
  const by = name ?? 'Somebody'
  const about = educator ?? 'an educator'
  const isTalk = toolTypeId === TEACHER_CONFERENCE
  const [sent, aRecord] = [sentNoun(toolTypeId), aSent(toolTypeId)]
  const on = day === null ? '' : ` ${onDay(day, today)}`
  const due = day === null ? 'due' : dueWords(day, today)
  switch (kind) {
    case 'sent':
      return `${by} sent you ${aRecord}`
    case 'shared':
      return `${by} shared ${aRecord} of ${about} with you`
    case 'reopened':
      return `${by} opened ${aRecord} of you again to change it`
    case 'reopened-own':
      return `${by} opened your ${sent} of ${about} again`
    case 'asked':
      return `${by} asks you something in advance`
    case 'meeting':
      return `${by} invites you to a conference${on}`
    case 'meeting-moved':
      return `New time for your conference with ${by}${on}`
    case 'meeting-off':
      return `${by} called off the conference with you${on}`
    case 'not-sent':
      return `What you planned to send to ${about} did not go out`
    case 'reply':
      return `${by} replied to your ${sent}`
    case 'meet':
      return `${by} asks to meet about your ${sent}`
    case 'response':
      return `${by} answered your reply`
    case 'read':
      return `${by} has read your ${sent}`
    case 'answered':
      return `${by} answered what you asked`
    case 'signed':
      return `${by} signed your ${sent}`
    case 'step-done':
      return `${by} marked an action step as done`
    case 'returned':
      return `An email about your ${sent} of ${about} could not be delivered`
    case 'unsent':
      return `Not sent yet: your ${isTalk ? 'conference with' : 'visit to'} ${about}${on}`
    case 'unanswered':
      return `${capital(aRecord)} from ${by} waits for you`
    case 'unheard':
      return `${educator ?? 'Somebody'} has not read or answered your ${sent} yet`
    case 'step-due':
    case 'step-overdue':
      return educator ? `An action step with ${educator} is ${due}` : `An action step of yours is ${due}`
    case 'follow-up':
      return `You wanted to look in on ${about}${on}`
    case 'export-ready':
      return 'Your export is ready'
    case 'export-failed':
      return 'Your export could not be made'
    case 'import-done':
      return 'Your roster is imported'
    case 'import-undone':
      return name === null ? 'The import of the roster is undone' : `${name} undid the import of your roster`
    case 'roster-held':
      return 'The roster that was pulled waits for you: more than 10% would leave'
    case 'roster-failed':
      return 'The roster could not be pulled; nothing was changed'
    case 'new-device':
      return 'Your account was used on a new device'
    case 'plan-reminder':
      return `${by} asks for the district’s plan to be turned on again`
  }
}

function dueWords(day: Day, today: Day): string {
  if (day < today) return `past due since ${onDay(day, today).replace(/^on /, '')}`
  return `due ${onDay(day, today)}`
}

/** “today”, “on Thu, Oct 22” */
function onDay(day: Day, today: Day): string {
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : `on ${weekdayAndDay(day)}`
}
