import type { Snapshot } from '@corridor/contract/observations/device'
import type { Day } from '@corridor/domain/calendar/calendar'
import { addDays, clockIn, dayIn, weekday } from '@corridor/domain/calendar/days'
import { periodAt } from '@corridor/domain/clock/period-at'

export type RosterEducator = Snapshot['educators'][number]
export type OpenStep = Snapshot['steps'][number]

export interface Listed {
  readonly educator: RosterEducator
  /** What the educator teaches at this moment. */
  readonly teachesNow: string | null
  /** The open step that is due first. */
  readonly step: OpenStep | null
}

export interface Group {
  readonly title: 'Here now' | 'Due' | 'Recent' | 'A to Z'
  readonly listed: readonly Listed[]
}

const SOON_DAYS = 7
const LONG_DAYS = 28
const RECENT_DAYS = 14

/** Everybody once: who teaches now, who is due a visit, whom the observer saw lately, and the others by name. */
export function orderEducators(snapshot: Snapshot, now: Date): Group[] {
  const today = dayIn(snapshot.timeZone, now)
  const groups: readonly [Group['title'], Listed[]][] = [
    ['Here now', []],
    ['Due', []],
    ['Recent', []],
    ['A to Z', []],
  ]
  const [hereNow, due, recent, others] = groups.map(([, listed]) => listed)
  for (const listed of listEducators(snapshot, now)) {
    if (listed.teachesNow !== null) hereNow?.push(listed)
    else if (isDue(listed, today)) due?.push(listed)
    else if (isRecent(listed, today)) recent?.push(listed)
    else others?.push(listed)
  }
  hereNow?.sort(byUrgency(today))
  due?.sort(byUrgency(today))
  recent?.sort((a, b) => (lastVisitOf(a) < lastVisitOf(b) ? 1 : -1))
  return groups.flatMap(([title, listed]) => (listed.length > 0 ? [{ title, listed }] : []))
}

/** The educators by name, with what they teach at this moment. */
export function listEducators(snapshot: Snapshot, now: Date): Listed[] {
  const periods = periodsNow(snapshot, now)
  return [...snapshot.educators]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((educator) => {
      const running = educator.schools.flatMap((school) => periods.get(school) ?? [])
      const teachesNow = running.find((name) => educator.periods.includes(name)) ?? null
      return { educator, teachesNow, step: firstStepOf(snapshot, educator.id) }
    })
}

/** Whether every word of a search is in the educator’s name, room or subject. */
export function isFound({ educator }: Listed, search: string): boolean {
  const text = `${educator.name} ${educator.room} ${educator.grades} ${educator.subject}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The period that runs at each school; none where nobody teaches. */
export function periodsNow({ schools, timeZone }: Snapshot, now: Date): Map<number, string> {
  const today = dayIn(timeZone, now)
  const time = clockIn(timeZone, now)
  const isWeekend = weekday(today) === 0 || weekday(today) === 6
  return new Map(
    schools.flatMap(({ id, periods, closedOn }) => {
      const period = periodAt(periods, time)
      return period && !isWeekend && !closedOn.includes(today) ? [[id, period.name] as const] : []
    }),
  )
}

function firstStepOf({ steps }: Snapshot, id: number): OpenStep | null {
  const own = steps.filter(({ educatorId }) => educatorId === id)
  return own.sort((a, b) => (a.dueOn ?? NEVER).localeCompare(b.dueOn ?? NEVER))[0] ?? null
}

function isDue(listed: Listed, today: Day): boolean {
  return isStepDue(listed, today) || lastVisitOf(listed) < addDays(today, -LONG_DAYS)
}

export function isStepDue({ step }: Listed, today: Day): boolean {
  return step?.dueOn != null && step.dueOn <= addDays(today, SOON_DAYS)
}

function isRecent(listed: Listed, today: Day): boolean {
  return lastVisitOf(listed) >= addDays(today, -RECENT_DAYS)
}

/** Orders educators by urgency: a due step first, then the longest wait. */
function byUrgency(today: Day) {
  const stepOf = (listed: Listed) => (isStepDue(listed, today) ? (listed.step?.dueOn ?? NEVER) : NEVER)
  return (a: Listed, b: Listed) =>
    stepOf(a).localeCompare(stepOf(b)) || lastVisitOf(a).localeCompare(lastVisitOf(b))
}

function lastVisitOf({ educator }: Listed): string {
  return educator.lastVisitOn ?? ''
}

const NEVER = '9999-12-31'
