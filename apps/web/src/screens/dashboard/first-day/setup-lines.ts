import type { Setup } from '@corridor/contract/reports/first-day'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'

/** One step of setting up: done by what the district has, never by a click. */
export interface Line {
  readonly title: string
  readonly isDone: boolean
  /** What the district has, or lacks. */
  readonly words: string
  readonly to: string
  /** The button’s words as long as the step is not done. */
  readonly action: string
  readonly minutes: number
}

export function setupLines(setup: Setup): readonly Line[] {
  return [year(setup), schools(setup), people(setup), tools(setup), observers(setup), visit(setup)]
}

function year({ year }: Setup): Line {
  const line = { title: 'School year', to: '/settings/district', minutes: 5 }
  if (!year)
    return { ...line, isDone: false, words: 'None yet. Waits are counted in its days.', action: 'Add' }
  const { closedDays, terms } = year
  const span = `${dated(year.startsOn)} to ${dated(year.endsOn)}`
  const isDone = closedDays > 0
  const parts = [...(terms > 0 ? [counted(terms, 'term')] : []), counted(closedDays, 'closed day')].join(', ')
  const usual = 'as in most districts. No closed days yet, so holidays count as school days.'
  return {
    ...line,
    isDone,
    words: isDone ? `${span} · ${parts}` : `${span}, ${usual}`,
    action: 'Look through',
  }
}

/** “Aug 17, 2026” */
function dated(day: Day): string {
  return `${shortDay(day)}, ${day.slice(0, 4)}`
}

function schools({ schools: { inUse, withoutBells } }: Setup): Line {
  const line = { title: 'Schools', to: '/settings/school', minutes: 10 }
  if (inUse === 0) return { ...line, isDone: false, words: 'None in use yet.', action: 'Add a school' }
  const isDone = withoutBells === 0
  const all = inUse === 1 ? 'with a bell schedule' : 'all with a bell schedule'
  const missing = inUse === 1 ? 'without a bell schedule yet' : `${withoutBells} without a bell schedule`
  const words = `${counted(inUse, 'school')}, ${isDone ? all : missing}`
  return { ...line, isDone, words, action: 'Add schedule' }
}

function people({ educators: { active, withoutEmail } }: Setup): Line {
  const line = { title: 'People', minutes: 10, action: 'Add' }
  if (active === 0) {
    const words = 'The educators who are visited. Somebody you meet first is added at the door.'
    return { ...line, isDone: false, words, to: '/educators/create' }
  }
  const missing = withoutEmail > 0 ? ` · ${withoutEmail} ${withoutEmail === 1 ? 'has' : 'have'} no email` : ''
  return { ...line, isDone: true, words: counted(active, 'educator') + missing, to: '/educators' }
}

function tools({ tools: { on, all, isChosen } }: Setup): Line {
  const ours = 'Every tool is on, with our look-fors and rubric. Turn off what you do not use.'
  const words = isChosen ? (on === all ? 'Every tool is on' : `${on} of ${counted(all, 'tool')} on`) : ours
  return { title: 'Tools', isDone: isChosen, words, to: '/configuration', action: 'Choose tools', minutes: 5 }
}

function observers({ observers: { joined, invited } }: Setup): Line {
  const line = { title: 'Invite observers', minutes: 5, action: 'Invite' }
  if (joined + invited === 0) {
    const words = 'Principals, assistant principals and coaches. Each sees only their schools.'
    return { ...line, isDone: false, words, to: '/settings/user/create' }
  }
  const here = joined > 0 ? [`${counted(joined, 'person has', 'people have')} joined`] : []
  const asked = invited > 0 ? [`${counted(invited, 'person is', 'people are')} invited`] : []
  return { ...line, isDone: true, words: [...here, ...asked].join(' · '), to: '/settings/user' }
}

/** The step of the first visit. It is never shown as done: once a visit is finished, the list is gone. */
export function visit({ draft }: Pick<Setup, 'draft'>): Line {
  const line = { title: 'First visit', isDone: false, minutes: 5 }
  const words = 'Five minutes in one room, on a phone or laptop. Sending it can wait.'
  if (!draft) return { ...line, words, to: '/observations/start', action: 'Observe' }
  const to = `/observations/${draft.toolTypeId}/update/${draft.id}`
  return { ...line, words: `Begun with ${draft.educator}, and not finished yet.`, to, action: 'Go on' }
}
