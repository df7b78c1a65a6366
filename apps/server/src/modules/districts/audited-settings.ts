import type { AuditChange } from '@corridor/contract/district/audit'
import type { School } from '@corridor/contract/district/schools'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import type { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import type { Policies } from '@corridor/domain/people/policies'
import { counted } from '@corridor/domain/words/count-words'
import { changesOf } from '../audit/changes-of.ts'

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off')
const itself = (words: string) => words

interface Named {
  readonly name: string
  readonly timeZone: string
}

export function districtChanges(before: Named, after: Named): AuditChange[] {
  return changesOf(before, after, {
    name: { what: 'Name', say: itself },
    timeZone: { what: 'Time zone', say: itself },
  })
}

const answered = { nobody: 'Nobody', observer: 'The observer' }
const required = { nobody: 'Optional for everyone', leaders: 'Leaders', everybody: 'Everyone' }

export function policyChanges(before: Policies, after: Policies): AuditChange[] {
  return changesOf(before, after, {
    secondFactor: { what: 'Second step required', say: (it) => required[it] },
    mayStaySignedIn: { what: 'Stay signed in for 14 days', say: onOff },
    supportMayAssist: { what: 'Support can make changes', say: onOff },
    schoolsChooseTools: { what: 'Schools choose their own tools', say: onOff },
    replyTo: { what: 'Answers to mails go to', say: (it) => answered[it] },
    replyWindow: { what: 'Reply window', say: (it) => counted(it, 'school day') },
    quietHours: { what: 'Quiet hours', say: (it) => (it ? `${it.from} to ${it.to}` : 'None') },
    quietOnClosedDays: { what: 'Quiet on weekends and closures', say: onOff },
  })
}

export function schoolChanges(before: School, after: School): AuditChange[] {
  return changesOf(before, after, {
    name: { what: 'Name', say: itself },
    gradeSpan: { what: 'Grades', say: itself },
    visitsPlannedPerWeek: { what: 'Visits planned a week', say: (it) => (it === null ? 'None' : String(it)) },
    bellSchedule: { what: 'Bell schedule', say: (it) => counted(it.length, 'period') },
    isActive: { what: 'In use', say: onOff },
  })
}

type Year = Pick<SchoolCalendar, 'startsOn' | 'endsOn' | 'terms' | 'closures'>

export function yearChanges(before: Year | undefined, after: Year): AuditChange[] {
  const span = ({ startsOn, endsOn }: Year) => `${dayAndYear(startsOn)} to ${dayAndYear(endsOn)}`
  if (!before) return [{ what: 'School year', from: null, to: span(after) }]
  return [
    ...(span(before) === span(after)
      ? [{ what: `School year ${span(after)}`, from: null, to: null }]
      : [{ what: 'School year', from: span(before), to: span(after) }]),
    ...changesOf(before, after, {
      terms: { what: 'Terms', say: (it) => counted(it.length, 'term') },
      closures: { what: 'Closures', say: (it) => counted(it.length, 'closure') },
    }),
  ]
}
