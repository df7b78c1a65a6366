import { addDays, type Day, dayIn } from '@corridor/domain/calendar/calendar'
import type { LessonPart, Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { type AnsweredAt, earliest } from './answers.ts'
import { grouped } from './grouped.ts'
import { remembered } from './remembered.ts'
import type { ObservationRow } from './rows.queries.ts'
import type { Year } from './span.ts'
import { isSchoolDayIn } from './weeks.ts'

/** How it went on after a visit. Null: it is too early to say. */
interface FollowThrough {
  readonly isSent: boolean
  /** Sent on its day or the next school day. */
  readonly isSentInTime: boolean | null
  /** Answered, or talked about, within five days after it was sent. */
  readonly isAnswered: boolean | null
}

/** What one person recorded with one educator on one day, with any number of tools. */
export interface CountedVisit extends FollowThrough {
  readonly visitId: string
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly observerId: UserId
  readonly purpose: Purpose
  readonly startedOn: Day
  readonly startedAt: Date
  readonly period: string | null
  readonly partOfLesson: LessonPart | null
  /** Null where nobody noted an end. */
  readonly seconds: number | null
  /** The reader may open it. */
  readonly isOpen: boolean
  readonly rows: readonly ObservationRow[]
}

export interface Due {
  readonly years: readonly Year[]
  readonly timeZone: string
  readonly today: Day
  readonly now: Date
  readonly answeredAt: AnsweredAt
}

/** In the order they began. */
export function visitsOf(rows: readonly ObservationRow[], due: Due): CountedVisit[] {
  const days: Days = {
    dueOn: remembered((day) => nextSchoolDay(day, due.years)),
    // Days of all zones begin at a quarter of an hour.
    dayOfQuarter: remembered((quarter) => dayIn(due.timeZone, new Date(quarter * QUARTER_MS))),
  }
  return [...grouped(rows, keyOf).values()].map((theirs) => visitOf(theirs, due, days))
}

const QUARTER_MS = 900_000

interface Days {
  /** The day by which a visit of a day should have been sent. */
  readonly dueOn: (day: Day) => Day
  /** On which day a quarter of an hour was, counted from 1970. */
  readonly dayOfQuarter: (quarter: number) => Day
}

function keyOf({
  visitId,
  schoolId,
  educatorId,
  observerId,
  purpose,
  startedOn,
  isOpen,
}: ObservationRow): string {
  return `${visitId} ${schoolId} ${educatorId} ${observerId} ${purpose} ${startedOn} ${isOpen}`
}

function visitOf(rows: readonly ObservationRow[], due: Due, days: Days): CountedVisit {
  const [first] = rows
  if (!first) throw new Error('A visit has an observation.')
  const { visitId, schoolId, educatorId, observerId, purpose, startedOn, startedAt, isOpen } = first
  const ends = rows.flatMap(({ endedAt }) => (endedAt ? [endedAt.getTime()] : []))
  return {
    visitId,
    schoolId,
    educatorId,
    observerId,
    purpose,
    startedOn,
    startedAt,
    isOpen,
    period: rows.find((it) => it.period !== null)?.period ?? null,
    partOfLesson: rows.find((it) => it.partOfLesson !== null)?.partOfLesson ?? null,
    seconds: ends.length > 0 ? (Math.max(...ends) - startedAt.getTime()) / 1_000 : null,
    rows,
    ...followThrough(rows, startedOn, due, days),
  }
}

const ANSWER_DAYS = 5
const DAY_MS = 86_400_000

function followThrough(rows: readonly ObservationRow[], startedOn: Day, due: Due, days: Days): FollowThrough {
  const sent = earliest(rows.map(({ sentAt }) => sentAt))
  const dueOn = days.dueOn(startedOn)
  if (!sent) return { isSent: false, isSentInTime: due.today > dueOn ? false : null, isAnswered: null }
  const answered = due.answeredAt(rows)
  const until = sent.getTime() + ANSWER_DAYS * DAY_MS
  const isAnswered = answered ? answered.getTime() <= until : false
  return {
    isSent: true,
    isSentInTime: days.dayOfQuarter(Math.floor(sent.getTime() / QUARTER_MS)) <= dueOn,
    isAnswered: isAnswered || (due.now.getTime() > until ? false : null),
  }
}

const LONGEST_BREAK_DAYS = 120

/** The first school day after a day; where no year is set up, the first weekday. */
function nextSchoolDay(day: Day, years: readonly Year[]): Day {
  for (let next = addDays(day, 1); next < addDays(day, LONGEST_BREAK_DAYS); next = addDays(next, 1))
    if (isSchoolDayIn(years, next)) return next
  return addDays(day, 1)
}
